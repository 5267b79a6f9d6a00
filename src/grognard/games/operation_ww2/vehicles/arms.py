"""What the weapons of a vehicle can do now: mounts, tasks, arcs, reloading (AZ-VLS, AZ-ARC, AZ-VFI)."""

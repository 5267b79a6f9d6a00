"""What people see and propose: the scene, questions, previews, drags, the log.

May import all that a battle is played by, and ``odds``. Never decides a rule and never knows the evaluation.
"""

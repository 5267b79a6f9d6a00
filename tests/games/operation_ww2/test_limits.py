"""The single numbers that the rules set, as the catalogue prints them."""

from __future__ import annotations

import pytest

from grognard.games.operation_ww2.data.tables import TABLES

PRINTED = (
    ("turns", 6, "", "AZ-TRN-01"),
    ("first-panic-turn", 2, "", "AZ-TRN-06"),
    ("ties-from-hand", 5, "", "AZ-INI-04"),
    ("last-priority", 1, "", "AZ-RCT-04"),
    ("cohesion", 10, "cm", "AZ-MOV-05"),
    ("gun-pushers", 2, "", "AZ-ART-09"),
    ("bicycle-mounting", 5, "cm", "AZ-BIK-01"),
    ("high-obstacle", 2.5, "cm", "AZ-TER-06"),
    ("sight-past-low-obstacle", 10, "cm", "AZ-LOS-03"),
    ("over-high-obstacle", 5, "cm", "AZ-LOS-04"),
    ("sight-into-covered-terrain", 5, "cm", "AZ-LOS-06"),
    ("small-wood", 5, "cm", "AZ-LOS-06"),
    ("sight-past-small-wood", 5, "cm", "AZ-LOS-06"),
    ("closed-hatches", 25, "cm", "AZ-XPO-04"),
    ("telescope-factor", 2, "", "AZ-SNP-05"),
    ("low-profile", 1, "cm", "AZ-DEF-14"),
    ("point-blank", 5, "cm", "AZ-FIRE-09"),
    ("least-damage", 1, "", "AZ-FIRE-13"),
    ("most-damage", 10, "", "AZ-FIRE-13"),
    ("mixed-units", 5, "cm", "AZ-MIX-01"),
    ("friends-near-line", 5, "cm", "AZ-FF-01"),
    ("models-per-grenade", 5, "", "AZ-GRN-03"),
    ("slow-reload-markers", 1, "", "AZ-CRW-09"),
    ("charge-in-hand", 2, "", "AZ-EXP-02"),
    ("bridge-charges", 6, "", "AZ-EXP-05"),
    ("bridge-modifier", 3, "", "AZ-EXP-05"),
    ("miss", 1, "", "AZ-ONE-01"),
    ("indirect-number", 7, "", "AZ-TWO-01"),
    ("coordinates-number", 7, "", "AZ-IND-07"),
    ("open-top-number", 9, "", "AZ-TWO-06"),
    ("storey-under-roof", 5, "cm", "AZ-IND-11"),
    ("scatter-dud", 2, "", "AZ-SCT-02"),
    ("infantry-panic-limit", 3, "", "AZ-MOR-02"),
    ("command-near", 15, "cm", "AZ-MOR-04"),
    ("turn-cost", 5, "cm", "AZ-VMV-01"),
    ("turn-degrees", 90, "degrees", "AZ-VMV-01"),
    ("turns-fast", 2, "", "AZ-VMV-02"),
    ("turns-reverse", 2, "", "AZ-VMV-02"),
    ("fast-vehicle", 5, "cm", "AZ-VMV-05"),
    ("before-driving-test", 5, "cm", "AZ-DRV-01"),
    ("boarding", 5, "cm", "AZ-EMB-02"),
    ("ram-run-up", 10, "cm", "AZ-RAM-01"),
    ("overrun-run-up", 10, "cm", "AZ-OVR-01"),
    ("hitchers", 3, "", "AZ-TOW-01"),
    ("carrier", 10, "cm", "AZ-MTI-03"),
    ("open-top-firers", 4, "", "AZ-VFI-05"),
    ("vehicle-in-cover", 50, "percent", "AZ-VCOV-01"),
    ("camouflage-net", 25, "percent", "AZ-VCOV-01"),
    ("protected", 50, "percent", "AZ-VCOV-03"),
    ("low-obstacle-at-hull", 2, "cm", "AZ-VCOV-09"),
    ("low-obstacle-hides", 50, "percent", "AZ-VCOV-09"),
    ("last-chance-number", 11, "", "AZ-LCH-01"),
    ("close-assault-death", 2, "", "AZ-CAV-04"),
    ("external-mines-death", 4, "", "AZ-CAV-04"),
    ("wheels-halved-at-once", 4, "", "AZ-VDM-10"),
    ("no-mans-land", 50, "cm", "AZ-SET-02"),
    ("infiltrators-from-enemy", 30, "cm", "AZ-SET-07"),
    ("tournament", 4000, "points", "AZ-SET-10"),
    ("explosive-charge-points", 50, "points", "AZ-EXP-01"),
    ("night-infantry", -5, "cm", "AZ-NGT-02"),
    ("night-vehicles", -10, "cm", "AZ-NGT-02"),
    ("searchlight-points", 10, "points", "AZ-NGT-05"),
    ("searchlight", 10, "cm", "AZ-NGT-05"),
    ("searchlight-seen", 200, "cm", "AZ-NGT-06"),
    ("searchlight-hits", 2, "", "AZ-NGT-07"),
    ("flare-points", 30, "points", "AZ-NGT-08"),
    ("flare", 10, "cm", "AZ-NGT-08"),
    ("flare-number", 7, "", "AZ-NGT-08"),
    ("section-width", 20, "cm", "AZ-DEM-05"),
    ("section-length", 25, "cm", "AZ-DEM-05"),
    ("fallen-building", -1, "", "AZ-DEM-04"),
    ("charge-on-building", -2, "", "AZ-DEM-08"),
    ("dust", 5, "cm", "AZ-DEM-06"),
    ("least-demolition", 1, "", "AZ-DEM-07"),
    ("most-demolition", 13, "", "AZ-DEM-07"),
    ("target-building-number", 7, "", "AZ-DEM-09"),
    ("demolition-after-roof", 1, "", "AZ-ROO-03"),
    ("room-width", 10, "cm", "AZ-RMS-02"),
    ("room-length", 15, "cm", "AZ-RMS-02"),
    ("into-building", 5, "cm", "AZ-TKB-02"),
    ("gun-inside", 45, "degrees", "AZ-TKB-03"),
    ("tunnel-entries", 6, "", "AZ-TUN-01"),
    ("tunnel-from-edge", 30, "cm", "AZ-TUN-01"),
    ("tunnel-apart", 30, "cm", "AZ-TUN-01"),
    ("tunnel-charge", 10, "cm", "AZ-TUN-05"),
    ("tunnel-fire", 10, "cm", "AZ-TUN-08"),
    ("smoke-dud", 1, "", "AZ-SMK-04"),
    ("smoke-on-target", 7, "", "AZ-SMK-04"),
    ("smoke-points", 50, "points", "AZ-SMK-07"),
    ("white-phosphorus-points", 80, "points", "AZ-SMK-07"),
    ("wreck-burns", 9, "", "AZ-BRN-01"),
    ("wreck-heat", 5, "cm", "AZ-BRN-02"),
    ("wreck-light", 10, "cm", "AZ-BRN-04"),
    ("vehicle-cohesion", 10, "cm", "AZ-VSQ-06"),
    ("squad-courage", 50, "percent", "AZ-VSQ-05"),
    ("attached-vehicles", 20, "cm", "AZ-TMP-01"),
    ("attached-targets", 2, "", "AZ-TMP-02"),
    ("following-infantry", 10, "cm", "AZ-TMP-07"),
)
"""The number, its unit, as the rule named after it has it."""

LENGTHS = {"cm": 1000}


@pytest.mark.parametrize(
    ("id", "value", "unit", "rule"),
    [pytest.param(*row, id=row[0], marks=pytest.mark.rule(row[3])) for row in PRINTED],
)
def test_a_number_is_the_one_that_its_rule_prints(id: str, value: float, unit: str, rule: str) -> None:
    row = TABLES.limits[id]
    assert (row.value, row.rule) == (value * LENGTHS.get(unit, 1), rule)


def test_there_are_no_other_numbers() -> None:
    assert list(TABLES.limits) == [id for id, *_ in PRINTED]

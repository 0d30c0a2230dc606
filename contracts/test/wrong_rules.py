"""The sample with four mistakes, each of which open-account-vectors finds."""

import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent.parent / 'samples'))
import rules  # noqa: E402

MISTAKES = {
    'nric': lambda case: len(case['input']) == 9,
    'kva_deposit': lambda case: next((d for last, d in rules.CAPACITY_BANDS if case['input'] < last), 57000),
    'residential_deposit': lambda case: 40,
    'normalise.phone': lambda case: case['input'].replace(' ', ''),
}

rules.main({**rules.RULES, **MISTAKES})

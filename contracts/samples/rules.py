"""Some rules of opening a utilities account, as a program for open-account-vectors.

Each line of the input is a case, each line of the output its answer:

    npx open-account-vectors -- python3 rules.py
"""

import json
import re
import sys
import unicodedata
from decimal import ROUND_HALF_UP, Decimal

NRIC_SERIES = {
    'S': (0, 'JZIHGFEDCBA'),
    'T': (4, 'JZIHGFEDCBA'),
    'F': (0, 'XWUTRQPNMLK'),
    'G': (4, 'XWUTRQPNMLK'),
    'M': (3, 'XWUTRQPNJLK'),
}


def is_nric(text):
    match = re.fullmatch(r'([STFGM])([0-9]{7})([A-Z])', text)
    if match is None:
        return False
    prefix, digits, letter = match.groups()
    offset, letters = NRIC_SERIES[prefix]
    total = offset + sum(int(digit) * weight for digit, weight in zip(digits, (2, 7, 6, 5, 4, 3, 2)))
    return letters[total % 11] == letter


UEN_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWX'
UEN_ENTITY_TYPES = set(
    'BN CC CD CH CL CM CP CS CX DP EC FB FC FM FN FS GA GB GS HC HS LC LL LP MB MC MD MH MM MQ '
    'NB NR PA PB PF RF RP SM SS TC TU UF VC VH XL'.split()
)
# Format, weights, values of the characters, check letters, and the part with the year.
UEN_FORMATS = (
    (r'[0-9]{8}', (10, 4, 9, 3, 8, 2, 7, 1), '0123456789', 'XMKECAWLJDB', None),
    (r'[0-9]{9}', (10, 8, 6, 4, 9, 7, 5, 3, 1), '0123456789', 'ZKCMDNERGWH', slice(0, 4)),
    (
        rf'[TSR][0-9]{{2}}[{UEN_LETTERS}]{{2}}[0-9]{{4}}',
        (4, 3, 5, 3, 10, 2, 2, 5, 7),
        UEN_LETTERS + '0123456789',
        'GHJKLABCDEF',
        slice(1, 3),
    ),
)


def is_uen(text, today):
    body, letter = text[:-1], text[-1:]
    for shape, weights, values, letters, year in UEN_FORMATS:
        if re.fullmatch(shape, body) is None:
            continue
        if body[0] in 'TSR' and body[3:5] not in UEN_ENTITY_TYPES:
            return False
        if year is not None and body[0] not in 'SR':
            century = 2000 if body[0] == 'T' else 0
            if century + int(body[year]) > int(today[:4]):
                return False
        total = sum(values.index(sign) * weight for sign, weight in zip(body, weights))
        return letters[total % 11] == letter
    return False


def typed_code(text):
    """Full-width letters and digits, dashes and spaces of phones become those of a keyboard."""
    plain = ''.join(chr(ord(sign) - 0xFEE0) if '\uff01' <= sign <= '\uff5e' else sign for sign in text)
    plain = re.sub('[\u2010-\u2015\u2212]', '-', plain)
    plain = ''.join(' ' if unicodedata.category(sign) == 'Zs' else sign for sign in plain)
    return re.sub('[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', plain).strip()


def normalise_phone(typed):
    text = typed_code(typed)
    match = re.fullmatch(r'(?:\+?65|0065)?([0-9]{8})', re.sub(r'[\s().-]', '', text))
    return match.group(1) if match else text


def normalise_postal_code(typed):
    text = typed_code(typed)
    match = re.fullmatch(r'(?i)(?:singapore|sg|s)?[\s,(-]*([0-9][0-9\s-]*)\)?', text)
    return re.sub('[^0-9]', '', match.group(1)) if match else text


def normalise_identity_number(typed):
    return re.sub(r'[\s-]', '', typed_code(typed)).upper()


RESIDENTIAL_RATES = {
    # Local with GIRO and without, foreigner with GIRO and without.
    ('hdb_1_2',): (40, 60, 80, 120),
    ('hdb_3_5',): (70, 100, 140, 200),
    ('hdb_exec', 'hudc', 'terrace'): (100, 150, 200, 300),
    ('condominium', 'semi_detached', 'private_apartment'): (150, 250, 300, 500),
    ('bungalow', 'penthouse', 'townhouse'): (250, 400, 500, 800),
}


def residential_deposit(case):
    row = next(rates for premises, rates in RESIDENTIAL_RATES.items() if case['premises'] in premises)
    return row[2 * (case['applicant'] == 'foreigner') + (case['mode'] == 'non_giro')]


CAPACITY_BANDS = (
    (15, 450), (45, 1350), (75, 2100), (140, 4050), (180, 5100), (230, 6600),
    (280, 7950), (460, 13050), (560, 15900), (1000, 28500),
)


def capacity_deposit(capacity):
    if not isinstance(capacity, (int, float)) or capacity <= 0:
        return 'error'
    return next((deposit for last, deposit in CAPACITY_BANDS if capacity <= last), 57000)


def water_deposit(case):
    amount = (Decimal(str(case['m3'])) * Decimal('3.5')).quantize(Decimal('0.01'), ROUND_HALF_UP)
    return float(max(amount, Decimal(300)))


RULES = {
    'nric': lambda case: is_nric(case['input']),
    'uen': lambda case: is_uen(case['input'], case['today']),
    'postal_code': lambda case: re.fullmatch('[0-9]{6}', case['input']) is not None,
    'residential_deposit': lambda case: residential_deposit(case['input']),
    'kva_deposit': lambda case: capacity_deposit(case['input']),
    'water_deposit_others': lambda case: water_deposit(case['input']),
    'normalise.phone': lambda case: normalise_phone(case['input']),
    'normalise.postalCode': lambda case: normalise_postal_code(case['input']),
    'normalise.identityNumber': lambda case: normalise_identity_number(case['input']),
}


def answer(case, rules):
    rule = rules.get(case['rule'])
    if rule is None:
        return {'id': case['id'], 'skip': 'not implemented'}
    try:
        return {'id': case['id'], 'output': rule(case)}
    except Exception as error:  # A rule that fails is an answer, so that the other cases are run.
        return {'id': case['id'], 'error': repr(error)}


def main(rules=RULES):
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line), rules)), flush=True)


if __name__ == '__main__':
    main()

/** The inputs of a deposit besides the type of premises, and the results of its calculation. */
const depositInputs = [
  'ELECT_CAPACITY',
  'selected_elec_cap',
  'WATER_CAPACITY',
  'NO_DAYS',
  'security_deposit',
  'payment_method',
] as const

/** The fields that the register's look-up of a company fills. */
const lookedUpCompany = ['company_name', 'company_name_source', 'ebs_company_name'] as const

/**
 * The fields that a change resets, by the draft's field names. Source: document 1, section 4; document 2, section 4;
 * C-159. Ours: a type of premises that is no longer possible is reset with the deposit that was calculated for it.
 */
export const fieldsResetBy = {
  turn_on_date_changed: ['turn_on_datetime', 'turn_on_time', 'turn_on_time_hash'],
  date_refused: ['terminateDate', 'zcGasDate', 'zczzDate'],
  premises_type_changed: depositInputs,
  premises_type_lost: ['USE_OF_PREMISES_LIST', 'selected_premises', ...depositInputs],
  commercial_services_changed: depositInputs,
  usage_permanent: ['supply_application_number'],
  electricity_removed: ['tension'],
  company_inactive: ['uen', ...lookedUpCompany],
  /** Only for a name from the look-up; a typed name stays (C-140). */
  company_name_failed: lookedUpCompany,
  uen_changed: lookedUpCompany,
  switched_to_non_standard: [
    'premise_postal_code',
    'premise_block',
    'premise_floor',
    'premise_unit',
    'premise_street_name',
    'premise_premise_no',
    'hawker_stall_no',
  ],
} as const satisfies Record<string, readonly string[]>

/** A change that resets earlier answers. */
export type Change = keyof typeof fieldsResetBy

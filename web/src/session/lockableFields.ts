/** The fields of a person that identity data can fill; valid values are locked. */
export type PersonLockable = 'nric_fin' | 'name' | 'work_pass' | 'dob' | 'race' | 'email' | 'mobile_number'

/** The same for a company and its representative. */
export type CompanyLockable =
  | 'uen'
  | 'company_name'
  | 'representative_name'
  | 'representative_email'
  | 'representative_mobile_number'

export type LockableField = PersonLockable | CompanyLockable

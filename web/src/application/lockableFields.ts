/** The fields of the particulars that identity data can fill; those it filled well are locked. */
export type LockableField = 'nric_fin' | 'name' | 'work_pass' | 'dob' | 'race' | 'email' | 'mobile_number'

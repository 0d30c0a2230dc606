import type { Race, Salutation } from '@open-account/domain/application/codes'

/** The particulars of a person, as an applicant types them. */
export interface Person {
  readonly salutation: Salutation
  readonly name: string
  readonly nric: string
  readonly issued: string
  readonly born: string
  readonly race: Race
  readonly email: string
  readonly mobile: string
}

/** Tan Ah Kow with this NRIC or FIN; a test can replace any other value. */
export const person = (particulars: Pick<Person, 'nric'> & Partial<Person>): Person => ({
  salutation: 'mr',
  name: 'Tan Ah Kow',
  issued: '12/04/2015',
  born: '27/03/1985',
  race: 'chinese',
  email: 'ah.kow@example.com',
  mobile: '91234567',
  ...particulars,
})

import type { Race, Salutation } from '@open-account/domain/application/codes'

/** Somebody who applies, as they would type it. */
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

/** Tan Ah Kow, with an NRIC or FIN of the service's and whatever else a test is about. */
export const person = (known: Pick<Person, 'nric'> & Partial<Person>): Person => ({
  salutation: 'mr',
  name: 'Tan Ah Kow',
  issued: '12/04/2015',
  born: '27/03/1985',
  race: 'chinese',
  email: 'ah.kow@example.com',
  mobile: '91234567',
  ...known,
})

import type { Salutation } from '@open-account/domain/application/codes'
import { picture } from '../files.ts'
import type { Person } from '../people.ts'
import { Screen } from './screen.ts'
import { Uploads } from './uploads.ts'

export const nricFront = 'NRIC / FIN (Front)'
export const nricBack = 'NRIC / FIN (Back)'

/** 'Personal Information'. */
export class Particulars extends Screen {
  get uploads() {
    return new Uploads(this.page)
  }
  get myinfoBanner() {
    return this.page.getByRole('status').filter({ hasText: 'filled in from Myinfo' })
  }
  /** The message that Myinfo returned no data. */
  get myinfoFailure() {
    return this.page.getByRole('alert').filter({ hasText: 'while using Myinfo' })
  }
  /** A read-only value from Myinfo. */
  lockedValue(value: string) {
    return this.page.getByRole('definition').filter({ hasText: value }).filter({ hasText: 'From Myinfo' })
  }

  salutation(code: Salutation) {
    return this.page.getByRole('radio', { name: new RegExp(`^${code}$`, 'i') })
  }

  async enterManually() {
    await this.page.getByRole('button', { name: 'Enter Details Manually here' }).click()
  }

  /** Agrees to the terms of Myinfo, which opens its consent page. */
  async useMyinfo() {
    await this.page.getByRole('button', { name: 'Use Myinfo' }).click()
    await this.answerDialog('I want to use Myinfo')
  }

  async type(person: Person) {
    await this.salutation(person.salutation).check()
    await this.field('Name').fill(person.name)
    await this.field('NRIC / FIN').fill(person.nric)
    await this.field('Date of Issue').fill(person.issued)
    await this.field('Date of Birth').fill(person.born)
    await this.page.getByRole('radio', { name: person.race }).check()
    await this.field('Email').fill(person.email)
    await this.field('Mobile Number').fill(person.mobile)
  }

  async uploadNric() {
    await this.uploads.upload(nricFront, picture('nric front.png'))
    await this.uploads.upload(nricBack, picture('nric back.png'))
  }

  /** Declines Myinfo, types every answer, and uploads both sides of the NRIC or FIN. */
  async fillIn(person: Person) {
    await this.enterManually()
    await this.type(person)
    await this.uploadNric()
  }
}

import { Screen } from './screen.ts'

/** A company and its representative, as the representative would type it. */
export interface Company {
  readonly uen: string
  readonly representative: string
  readonly designation: string
  readonly email: string
  readonly mobile: string
}

/** A company of the service's with Tan Ah Kow for its manager, and whatever else a test is about. */
export const company = (known: Pick<Company, 'uen'> & Partial<Company>): Company => ({
  representative: 'Tan Ah Kow',
  designation: 'Manager',
  email: 'office@example.com',
  mobile: '91234567',
  ...known,
})

/** 'Company Information'. */
export class CompanyParticulars extends Screen {
  get banner() {
    return this.page.getByRole('status').filter({ hasText: 'filled in from Myinfo Business' })
  }
  /** The identity data did not come. */
  get failure() {
    return this.page.getByRole('alert').filter({ hasText: 'while using Myinfo Business' })
  }
  get uen() {
    return this.field('UEN')
  }
  get companyName() {
    return this.field('Company Name')
  }
  /** The name that the register gives to the UEN. */
  get registeredName() {
    return this.page.getByRole('definition').filter({ hasText: 'From the company register' })
  }
  /** A value that identity data has given and that cannot be changed here. */
  locked(value: string) {
    return this.page
      .getByRole('definition')
      .filter({ hasText: value })
      .filter({ hasText: 'From Myinfo Business' })
  }

  /** Skips Myinfo Business; the documents to prepare are shown first. */
  async skipMyinfo() {
    await this.page.getByRole('button', { name: 'Enter Details Manually here' }).click()
  }

  /** Goes on by hand once the documents to prepare are read. */
  async enterManually() {
    await this.skipMyinfo()
    await this.answerDialog('OK')
  }

  /** Agrees to the terms of Myinfo Business, which then takes over the browser. */
  async useMyinfo() {
    await this.page.getByRole('button', { name: 'Use Myinfo Business' }).click()
    await this.answerDialog('I want to use Myinfo business')
  }

  async typeRepresentative({ representative, designation, email, mobile }: Company) {
    await this.field('Representative Name').fill(representative)
    await this.field('Designation').fill(designation)
    await this.field('Email').fill(email)
    await this.field('Mobile Number').fill(mobile)
  }

  /** Types a UEN and waits until the register has named the company. */
  async typeRegisteredUen(uen: string) {
    await this.uen.fill(uen)
    await this.registeredName.waitFor()
  }

  /** Types everything. */
  async give(known: Company) {
    await this.enterManually()
    await this.typeRegisteredUen(known.uen)
    await this.typeRepresentative(known)
  }
}

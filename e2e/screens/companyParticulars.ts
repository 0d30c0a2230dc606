import { Screen } from './screen.ts'

/** A company and its representative, as an applicant types them. */
export interface Company {
  readonly uen: string
  readonly representative: string
  readonly designation: string
  readonly email: string
  readonly mobile: string
}

/** A company with this UEN and Tan Ah Kow as its manager; a test can replace any other value. */
export const company = (particulars: Pick<Company, 'uen'> & Partial<Company>): Company => ({
  representative: 'Tan Ah Kow',
  designation: 'Manager',
  email: 'office@example.com',
  mobile: '91234567',
  ...particulars,
})

/** 'Company Information'. */
export class CompanyParticulars extends Screen {
  get myinfoBanner() {
    return this.page.getByRole('status').filter({ hasText: 'filled in from Myinfo Business' })
  }
  /** The message that Myinfo Business returned no data. */
  get myinfoFailure() {
    return this.page.getByRole('alert').filter({ hasText: 'while using Myinfo Business' })
  }
  get uen() {
    return this.field('UEN')
  }
  get companyName() {
    return this.field('Company Name')
  }
  /** The company name from the register. */
  get registeredName() {
    return this.page.getByRole('definition').filter({ hasText: 'From the company register' })
  }
  /** A read-only value from Myinfo Business. */
  lockedValue(value: string) {
    return this.page
      .getByRole('definition')
      .filter({ hasText: value })
      .filter({ hasText: 'From Myinfo Business' })
  }

  /** Declines Myinfo Business, which opens the dialog of documents to prepare. */
  async skipMyinfo() {
    await this.page.getByRole('button', { name: 'Enter Details Manually here' }).click()
  }

  /** Declines Myinfo Business and closes the dialog of documents to prepare. */
  async enterManually() {
    await this.skipMyinfo()
    await this.answerDialog('OK')
  }

  /** Agrees to the terms of Myinfo Business, which opens its consent page. */
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

  /** Types a UEN and waits for the company name from the register. */
  async typeRegisteredUen(uen: string) {
    await this.uen.fill(uen)
    await this.registeredName.waitFor()
  }

  /** Declines Myinfo Business and types every answer. */
  async fillIn(particulars: Company) {
    await this.enterManually()
    await this.typeRegisteredUen(particulars.uen)
    await this.typeRepresentative(particulars)
  }
}

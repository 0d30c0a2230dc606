import type { Page } from '@playwright/test'

/** The address of the landing page in a desktop browser. */
const home = '/open-account/'

/** The landing page. */
export class Landing {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get heading() {
    return this.#page.getByRole('heading', { level: 1 })
  }
  /** Offered after an application with answers was left in this tab. */
  get continueButton() {
    return this.#page.getByRole('button', { name: 'Continue where you stopped' })
  }
  get startButton() {
    return this.#page.getByRole('button', { name: 'Start' })
  }
  get stillNeeded() {
    return this.#page.getByRole('list', { name: 'Still needed' })
  }
  choice(name: string) {
    return this.#page.getByRole('radio', { name })
  }

  async open(address = home) {
    await this.#page.goto(address)
  }

  /** Chooses premises and registration type. */
  async choose(premises: string, registration: string) {
    await this.choice(premises).check()
    await this.choice(registration).check()
  }

  /** The title of a topic of the requirements, such as 'Deposit and charges'. */
  topic(title: string) {
    return this.#page.locator('summary').filter({ hasText: title })
  }
  async unfold(topic: string) {
    await this.topic(topic).click()
  }

  async switchToNonStandardPremises() {
    await this.#page.getByRole('button', { name: 'click here' }).click()
  }

  async start() {
    await this.startButton.click()
  }

  /** Opens the landing page and starts an application with these two choices. */
  async startWith(premises: string, registration: string, address = home) {
    await this.open(address)
    await this.choose(premises, registration)
    await this.start()
  }

  /** Starts an application for premises without an official address. */
  async startWithoutAddress(premises: string, registration: string) {
    await this.open()
    await this.choose(premises, registration)
    await this.switchToNonStandardPremises()
    await this.start()
  }

  /** Starts an application of a person for a home. */
  async startAtHome(address = home) {
    await this.startWith('Residential Premises', 'Personal Name', address)
  }
}

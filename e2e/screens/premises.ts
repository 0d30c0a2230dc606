import { expect } from '@playwright/test'
import type { Address } from '../values.ts'
import { Screen } from './screen.ts'

export interface PremisesAnswers {
  readonly address: Address
  readonly mailingAddress?: Address
  readonly occupancy?: 'Owner' | 'Tenant'
  readonly use?: string
}

/** 'Your Premises'. */
export class Premises extends Screen {
  get premisesAddress() {
    return this.page.getByRole('group', { name: 'Premises address' })
  }
  get mailingAddress() {
    return this.page.getByRole('group', { name: 'Mailing address' })
  }
  get description() {
    return this.field('Premises Description')
  }
  get sameAddress() {
    return this.page.getByRole('checkbox', { name: 'Mailing address is the same as the premises address' })
  }
  get streetName() {
    return this.field('Street Name', this.premisesAddress)
  }
  get addressFound() {
    return this.premisesAddress.getByText('Address found')
  }
  service(name: 'Electricity' | 'Water' | 'Gas') {
    return this.page.getByRole('checkbox', { name, exact: true })
  }

  /** Types an address and waits for its street. */
  async typeAddress(address: Address, group = this.premisesAddress) {
    await this.typeUnknownAddress(address, group)
    await group.getByText('Address found').waitFor()
  }

  /** Types an address that may not exist, and leaves its last field. */
  async typeUnknownAddress({ postalCode, block, floor, unit }: Address, group = this.premisesAddress) {
    await this.field('Postal Code', group).fill(postalCode)
    await this.field('House / Block No.', group).fill(block)
    await this.field('Floor', group).fill(floor)
    await this.field('Unit', group).fill(unit)
    await this.field('Unit', group).blur()
  }

  /**
   * Types an address that does not exist, then two other blocks: the third failure opens the prompt. A failure counts
   * when the applicant leaves the address fields.
   */
  async typeUnknownAddressThrice(address: Address) {
    const block = this.field('House / Block No.', this.premisesAddress)
    await this.typeUnknownAddress(address)
    await expect(this.streetName).toBeEditable()
    for (const letter of ['A', 'B']) {
      // The street name is editable from the failure before until the page has seen the change.
      const answered = this.page.waitForResponse(response =>
        response.url().endsWith('/v1/premise/street-name'),
      )
      await block.fill(`${address.block}${letter}`)
      await answered
      await expect(this.streetName).toBeEditable()
      await block.blur()
    }
  }

  async typeMailingAddress(address: Address) {
    await this.typeAddress(address, this.mailingAddress)
  }

  /** Describes premises without an official address and types their mailing address. */
  async describePremises(description: string, mailingAddress: Address) {
    await this.description.fill(description)
    await this.typeMailingAddress(mailingAddress)
  }

  async chooseOccupancyAndUse(occupancy: 'Owner' | 'Tenant' = 'Owner', use = 'HDB 3-5 rooms') {
    await this.page.getByRole('radio', { name: occupancy }).check()
    await this.field('Use Of Premises').selectOption(use)
  }

  /** Answers every question of this step. */
  async fillIn({ address, mailingAddress, occupancy, use }: PremisesAnswers) {
    await this.typeAddress(address)
    if (mailingAddress !== undefined) {
      await this.sameAddress.uncheck()
      await this.typeMailingAddress(mailingAddress)
    }
    await this.chooseOccupancyAndUse(occupancy, use)
  }

  /** Chooses exactly these services. */
  async chooseServices(services: readonly ('Electricity' | 'Water' | 'Gas')[]) {
    for (const service of ['Electricity', 'Water', 'Gas'] as const)
      await this.service(service).setChecked(services.includes(service))
  }

  /** Answers every question of this step for a factory with permanent usage and these services. */
  async fillInFactory(address: Address, services: readonly ('Electricity' | 'Water' | 'Gas')[]) {
    await this.typeAddress(address)
    await this.chooseServices(services)
    await this.page.getByRole('radio', { name: 'Permanent' }).check()
    await this.chooseOccupancyAndUse('Owner', 'Factory or workshop')
  }

  get cancelButton() {
    return this.page.getByRole('button', { name: 'Cancel' })
  }
}

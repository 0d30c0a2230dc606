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

  /** Types an address and waits until the look-up has found its street. */
  async typeAddress(address: Address, group = this.premisesAddress) {
    await this.typeUnknownAddress(address, group)
    await group.getByText('Address found').waitFor()
  }

  /** Types an address of which nothing may be found, and leaves it. */
  async typeUnknownAddress({ postalCode, block, floor, unit }: Address, group = this.premisesAddress) {
    await this.field('Postal Code', group).fill(postalCode)
    await this.field('House / Block No.', group).fill(block)
    await this.field('Floor', group).fill(floor)
    await this.field('Unit', group).fill(unit)
    await this.field('Unit', group).blur()
  }

  /**
   * Types an address that is not found, and tries two other blocks: the third failure brings the prompt. A failure
   * counts once the fields of the address have been left.
   */
  async typeUnknownAddressThrice(address: Address) {
    const block = this.field('House / Block No.', this.premisesAddress)
    await this.typeUnknownAddress(address)
    for (const letter of ['', 'A', 'B']) {
      await block.fill(`${address.block}${letter}`)
      await expect(this.streetName).toBeEditable()
      await block.blur()
    }
  }

  async typeMailingAddress(address: Address) {
    await this.typeAddress(address, this.mailingAddress)
  }

  /** Says where premises without an official address are, and where their post goes. */
  async describe(description: string, mailingAddress: Address) {
    await this.description.fill(description)
    await this.typeMailingAddress(mailingAddress)
  }

  async sayHowUsed(occupancy: 'Owner' | 'Tenant' = 'Owner', use = 'HDB 3-5 rooms') {
    await this.page.getByRole('radio', { name: occupancy }).check()
    await this.field('Use Of Premises').selectOption(use)
  }

  /** Answers everything on this step. */
  async give({ address, mailingAddress, occupancy, use }: PremisesAnswers) {
    await this.typeAddress(address)
    if (mailingAddress !== undefined) {
      await this.sameAddress.uncheck()
      await this.typeMailingAddress(mailingAddress)
    }
    await this.sayHowUsed(occupancy, use)
  }

  /** Chooses these services and no other. */
  async want(wanted: readonly ('Electricity' | 'Water' | 'Gas')[]) {
    for (const service of ['Electricity', 'Water', 'Gas'] as const)
      await this.service(service).setChecked(wanted.includes(service))
  }

  /** Answers everything on this step for a factory that is used for good and wants these services. */
  async giveFactory(address: Address, wanted: readonly ('Electricity' | 'Water' | 'Gas')[]) {
    await this.typeAddress(address)
    await this.want(wanted)
    await this.page.getByRole('radio', { name: 'Permanent' }).check()
    await this.sayHowUsed('Owner', 'Factory or workshop')
  }

  async cancel() {
    await this.page.getByRole('button', { name: 'Cancel' }).click()
  }
}

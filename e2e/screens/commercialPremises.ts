import { Premises } from './premises.ts'

/** 'Your Premises' of a commercial application: what it asks besides. */
export class CommercialPremises extends Premises {
  get hawkerStall() {
    return this.page.getByLabel('Hawker Stall No.')
  }
  get tension() {
    return this.page.getByRole('group', { name: 'Tension Level' })
  }
  get supplyApplicationNumber() {
    return this.field('Supply Application Number')
  }
  get contestableNotice() {
    return this.page.getByRole('heading', { name: 'Contestable consumers' })
  }
  get cooling() {
    return this.page.getByRole('checkbox', { name: 'Centralised cooling' })
  }
  usage(name: 'Permanent' | 'Temporary') {
    return this.page.getByRole('radio', { name, exact: true })
  }
  linkOut(name: string) {
    return this.page.getByRole('button', { name })
  }

  /** A shop of an owner; its services follow from the address. */
  async giveShop(address: Parameters<Premises['typeAddress']>[0], usage: 'Permanent' | 'Temporary') {
    await this.typeAddress(address)
    await this.sayHowUsed('Owner', 'Shop')
    await this.usage(usage).check()
  }
}

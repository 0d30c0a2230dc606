import { Premises } from './premises.ts'

/** 'Your Premises' of a commercial application, with its additional questions. */
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
  externalLink(name: string) {
    return this.page.getByRole('button', { name })
  }

  /** Answers the step for an owner's shop; the look-up selects the services. */
  async fillInShop(address: Parameters<Premises['typeAddress']>[0], usage: 'Permanent' | 'Temporary') {
    await this.typeAddress(address)
    await this.chooseOccupancyAndUse('Owner', 'Shop')
    await this.usage(usage).check()
  }
}

import { control } from '@open-account/contracts/control/control'
import type { MagicValue } from '@open-account/contracts/control/magicValues'
import type { IdOf, ValueId } from '@open-account/contracts/control/values'
import { initClient } from '@ts-rest/core'

/** An address as it is typed: everybody lives on the same floor. */
export interface Address {
  readonly postalCode: string
  readonly block: string
  readonly floor: string
  readonly unit: string
}

/** The service's magic values, asked of the service itself: tests name them by id and never write them down. */
export class Values {
  readonly #byId: ReadonlyMap<ValueId, MagicValue>

  private constructor(values: readonly MagicValue[]) {
    this.#byId = new Map(values.map(value => [value.id, value]))
  }

  static async read(origin: string): Promise<Values> {
    const answer = await initClient(control, { baseUrl: origin, baseHeaders: {} }).values.list()
    if (answer.status !== 200) throw new Error(`The service does not list its values: ${answer.status}`)
    return new Values(answer.body.values)
  }

  /** The value itself: an NRIC, an e-mail, a file name. */
  of(id: ValueId): string {
    return this.#entry(id).value
  }

  /** The address that a postal code stands for. */
  address(id: IdOf<'postalCode'>): Address {
    const { value, block } = this.#entry(id)
    if (block === undefined) throw new Error(`No block is known for ${id}`)
    return { postalCode: value, block, floor: '07', unit: '128' }
  }

  #entry(id: ValueId): MagicValue {
    const entry = this.#byId.get(id)
    if (entry === undefined) throw new Error(`The service has no value ${id}`)
    return entry
  }
}

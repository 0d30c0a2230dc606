import type { MagicValue } from '@open-account/contracts/control/magicValues'
import type { IdOf, ValueId } from '@open-account/contracts/control/values'
import type { RunningService } from '@open-account/mock-api/testing/running'

/** An address as an applicant types it. Every test uses the same floor and unit. */
export interface Address {
  readonly postalCode: string
  readonly block: string
  readonly floor: string
  readonly unit: string
}

/** The magic values that the service lists. Tests name a value by its id and never repeat the value. */
export class Values {
  readonly #byId: ReadonlyMap<ValueId, MagicValue>

  private constructor(values: readonly MagicValue[]) {
    this.#byId = new Map(values.map(value => [value.id, value]))
  }

  static async read({ control }: Pick<RunningService, 'control'>): Promise<Values> {
    const answer = await control.values.list()
    if (answer.status !== 200)
      throw new Error(`The service answered ${answer.status} to the list of magic values`)
    return new Values(answer.body.values)
  }

  /** The value itself: an NRIC, an e-mail, a file name. */
  of(id: ValueId): string {
    return this.#entry(id).value
  }

  /** The address of a postal code. */
  address(id: IdOf<'postalCode'>): Address {
    const { value, block } = this.#entry(id)
    if (block === undefined) throw new Error(`The magic value ${id} has no block`)
    return { postalCode: value, block, floor: '07', unit: '128' }
  }

  #entry(id: ValueId): MagicValue {
    const entry = this.#byId.get(id)
    if (entry === undefined) throw new Error(`The service has no magic value ${id}`)
    return entry
  }
}

import { isBlock } from './block.ts'
import { isPostalCode } from './postalCode.ts'
import { isFloor, isFloorUnitPair, isUnit } from './unit.ts'

/** Milliseconds of rest before an address is looked up. */
export const lookupDebounce = 200
/** Which failure in a row says that the premises address cannot be found. */
export const failuresUntilPrompt = 3

/** Whose address is looked up: only the premises address ever prompts (C-044). */
export type LookedUpAddress = 'premises' | 'mailing'

export interface LookupInputs {
  readonly postalCode: string
  readonly block: string
  readonly floor: string
  readonly unit: string
}

/** Whether an address says enough to be looked up: postal code, block, and floor and unit together or neither. */
export const canLookUp = ({ postalCode, block, floor, unit }: LookupInputs): boolean =>
  isPostalCode(postalCode) && isBlock(block) && isFloor(floor) && isUnit(unit) && isFloorUnitPair(floor, unit)

/** Looking an address up; `failures` counts those in a row. */
export type Lookup =
  | { readonly status: 'idle'; readonly failures: number }
  | { readonly status: 'loading'; readonly failures: number }
  | { readonly status: 'success'; readonly failures: 0 }
  | { readonly status: 'error'; readonly failures: number }
  /** The prompt says that the address cannot be found. */
  | { readonly status: 'prompt'; readonly failures: number }

/**
 * `edited`: an input changed, so what was found no longer counts. `continued` and `closed`: the two ways out of the
 * prompt.
 */
export type LookupEvent = 'edited' | 'started' | 'found' | 'failed' | 'continued' | 'closed'

export const noLookup: Lookup = { status: 'idle', failures: 0 }

const failed = (failures: number, address: LookedUpAddress): Lookup => ({
  status: address === 'premises' && failures >= failuresUntilPrompt ? 'prompt' : 'error',
  failures,
})

/** The look-up after an event. Success, Continue and Close start the count anew. */
export const nextLookup = (lookup: Lookup, event: LookupEvent, address: LookedUpAddress): Lookup => {
  switch (event) {
    case 'edited':
      return { status: 'idle', failures: lookup.failures }
    case 'started':
      return { status: 'loading', failures: lookup.failures }
    case 'found':
      return { status: 'success', failures: 0 }
    case 'failed':
      return failed(lookup.failures + 1, address)
    case 'continued':
    case 'closed':
      return noLookup
  }
}

/** Whether the street name can be typed: only once a look-up failed; until then the look-up fills it (C-041). */
export const isStreetNameEditable = (lookup: Lookup): boolean =>
  lookup.status === 'error' || lookup.status === 'prompt'

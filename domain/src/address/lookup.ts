import { isBlock } from './block.ts'
import { isPostalCode } from './postalCode.ts'
import { isFloor, isFloorUnitPair, isUnit } from './unit.ts'

/** Milliseconds of rest before an address is looked up. */
export const lookupDebounce = 200
/** How many different addresses in a row must fail before the premises address cannot be found. */
const failuresUntilPrompt = 3

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

/** Looking an address up; `missed` holds the different addresses that count as failures, as texts to compare. */
export type Lookup =
  | { readonly status: 'idle'; readonly missed: readonly string[] }
  | { readonly status: 'loading'; readonly missed: readonly string[] }
  | { readonly status: 'success'; readonly missed: readonly [] }
  | { readonly status: 'error'; readonly missed: readonly string[] }
  /** The prompt says that the address cannot be found. */
  | { readonly status: 'prompt'; readonly missed: readonly string[] }

/**
 * `edited`: an input changed, so what was found no longer counts. `continued` and `closed`: the two ways out of the
 * prompt. `finished`: the applicant has left the fields or pressed Next, with this address in them.
 */
export type LookupEvent =
  | 'edited'
  | 'started'
  | 'found'
  | 'failed'
  | 'continued'
  | 'closed'
  | { readonly finished: string }

export const noLookup: Lookup = { status: 'idle', missed: [] }

/** A failure counts once the applicant has finished, once for each different address (C-174). */
const finished = (lookup: Lookup, key: string, address: LookedUpAddress): Lookup => {
  if (lookup.status !== 'error') return lookup
  const missed = lookup.missed.includes(key) ? lookup.missed : [...lookup.missed, key]
  return {
    status: address === 'premises' && missed.length >= failuresUntilPrompt ? 'prompt' : 'error',
    missed,
  }
}

/** The look-up after an event. Success, Continue and Close start the count anew. */
export const nextLookup = (lookup: Lookup, event: LookupEvent, address: LookedUpAddress): Lookup => {
  if (typeof event === 'object') return finished(lookup, event.finished, address)
  switch (event) {
    case 'edited':
      return { status: 'idle', missed: lookup.missed }
    case 'started':
      return { status: 'loading', missed: lookup.missed }
    case 'found':
      return { status: 'success', missed: [] }
    case 'failed':
      return { status: 'error', missed: lookup.missed }
    case 'continued':
    case 'closed':
      return noLookup
  }
}

/** Whether the street name can be typed: only once a look-up failed; until then the look-up fills it (C-041). */
export const isStreetNameEditable = (lookup: Lookup): boolean =>
  lookup.status === 'error' || lookup.status === 'prompt'

import { isBlock } from './block.ts'
import { isPostalCode } from './postalCode.ts'
import { isFloor, isFloorUnitPair, isUnit } from './unit.ts'

/** Delay after the last change before an address is looked up. Milliseconds. */
export const lookupDebounce = 200
/** How many different addresses in a row must fail before the prompt opens. */
const failuresUntilPrompt = 3

/** Which address is looked up: only the premises address opens the prompt (C-044). */
export type LookedUpAddress = 'premises' | 'mailing'

export interface LookupInputs {
  readonly postalCode: string
  readonly block: string
  readonly floor: string
  readonly unit: string
}

/** Whether an address can be looked up: it has a postal code and a block, and both floor and unit or neither. */
export const canLookUp = ({ postalCode, block, floor, unit }: LookupInputs): boolean =>
  isPostalCode(postalCode) && isBlock(block) && isFloor(floor) && isUnit(unit) && isFloorUnitPair(floor, unit)

/** The look-up of an address; `missed` has the different addresses that count as failures, as texts to compare. */
export type Lookup =
  | { readonly status: 'idle'; readonly missed: readonly string[] }
  | { readonly status: 'loading'; readonly missed: readonly string[] }
  | { readonly status: 'success'; readonly missed: readonly [] }
  | { readonly status: 'error'; readonly missed: readonly string[] }
  /** The prompt is open: the address cannot be found. */
  | { readonly status: 'prompt'; readonly missed: readonly string[] }

/**
 * `edited`: an input changed, so the last result no longer counts. `continued` and `closed`: the two buttons of the
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

/** A failure counts when the applicant has finished, once for each different address (C-174). */
const finished = (lookup: Lookup, key: string, address: LookedUpAddress): Lookup => {
  if (lookup.status !== 'error') return lookup
  const missed = lookup.missed.includes(key) ? lookup.missed : [...lookup.missed, key]
  return {
    status: address === 'premises' && missed.length >= failuresUntilPrompt ? 'prompt' : 'error',
    missed,
  }
}

/** The look-up after an event. Success, Continue and Close reset the count. */
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

/** Whether the applicant can type the street name: only after a failed look-up; until then the look-up fills it (C-041). */
export const isStreetNameEditable = (lookup: Lookup): boolean =>
  lookup.status === 'error' || lookup.status === 'prompt'

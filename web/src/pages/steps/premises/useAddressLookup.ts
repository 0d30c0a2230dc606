import type { StreetNameAnswer } from '@open-account/contracts/premise'
import { accountTypes, type Domain } from '@open-account/domain/application/codes'
import {
  canLookUp,
  type Lookup,
  type LookedUpAddress,
  lookupDebounce,
  type LookupEvent,
  type LookupInputs,
  nextLookup,
  noLookup,
} from '@open-account/domain/address/lookup'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { bodyOf } from '../../../http/api/bodyOf.ts'
import { tsr } from '../../../http/api/client.ts'
import { ServiceFailure } from '../../../http/api/serviceFailure.ts'

interface AddressLookup {
  readonly domain: Domain
  readonly address: LookedUpAddress
  readonly inputs: LookupInputs
  /** Whether these inputs were found earlier, before a refresh or a visit to another step. */
  readonly foundBefore: boolean
  /** Whether a field of this address has the focus. */
  readonly isFocused: boolean
  /** How often Next was pressed. */
  readonly attempts: number
  readonly onFound: (answer: StreetNameAnswer) => void
  /** Called when the inputs change, to discard the result of the previous ones. */
  readonly onEdited: () => void
  /**
   * Called when the service failed, not for an address that is not found, after the applicant has left the fields.
   * `again` looks up the address once more.
   */
  readonly onFailed: (failure: ServiceFailure, again: () => void) => void
}

const isNotFound = (thrown: unknown) =>
  thrown instanceof ServiceFailure && thrown.code === 'address_not_found'

/**
 * Looks up an address while it is typed, when it is complete enough, debounced. A failure counts after the applicant
 * has left the fields or pressed Next, and no dialog opens before the applicant has left the fields (C-174).
 */
export const useAddressLookup = (lookup: AddressLookup) => {
  const { address, inputs, isFocused, attempts } = lookup
  const [state, dispatch] = useReducer(
    (previous: Lookup, event: LookupEvent) => nextLookup(previous, event, address),
    lookup.foundBefore ? { status: 'success', missed: [] } : noLookup,
  )
  /** Reports that the service failed. */
  const fault = useRef<(() => void) | null>(null)
  const latest = useRef(lookup)
  useEffect(() => {
    latest.current = lookup
  })

  /** Runs when the applicant leaves the fields with this address. */
  const leave = useCallback((finished: string) => {
    dispatch({ finished })
    fault.current?.()
    fault.current = null
  }, [])

  const { postalCode, block, floor, unit } = inputs
  const key = [postalCode, block, floor, unit].join('\n')
  const requestedInputs = useRef(lookup.foundBefore ? key : '')
  useEffect(() => {
    if (requestedInputs.current === key) return undefined
    if (requestedInputs.current !== '') {
      requestedInputs.current = ''
      dispatch('edited')
      fault.current = null
      latest.current.onEdited()
    }
    if (!canLookUp({ postalCode, block, floor, unit })) return undefined
    const stop = new AbortController()
    const ask = async () => {
      requestedInputs.current = key
      dispatch('started')
      try {
        const found = await bodyOf(
          tsr.premise.streetName.mutate({
            body: {
              account_type: accountTypes[latest.current.domain],
              postcode: postalCode,
              block,
              floor,
              unit,
              for_premises: address === 'premises',
              utilities_flag: address === 'premises' ? '1' : '0',
            },
            fetchOptions: { signal: stop.signal },
          }),
        )
        if (stop.signal.aborted) return
        dispatch('found')
        latest.current.onFound(found)
      } catch (thrown) {
        if (stop.signal.aborted) return
        dispatch('failed')
        if (!isNotFound(thrown) && thrown instanceof ServiceFailure)
          fault.current = () => latest.current.onFailed(thrown, () => void ask())
        if (!latest.current.isFocused) leave(key)
      }
    }
    const rest = setTimeout(() => void ask(), lookupDebounce)
    return () => {
      clearTimeout(rest)
      stop.abort()
    }
  }, [key, postalCode, block, floor, unit, address, leave])

  useEffect(() => {
    if (!isFocused) leave(requestedInputs.current)
  }, [isFocused, leave])
  useEffect(() => {
    if (attempts > 0) dispatch({ finished: requestedInputs.current })
  }, [attempts])

  return { state, dispatch, isPrompted: state.status === 'prompt' && !isFocused }
}

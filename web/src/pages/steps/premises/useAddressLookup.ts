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
  /** Whether these inputs were found already, before a refresh or a visit to another step. */
  readonly foundBefore: boolean
  /** Whether a field of this address has the focus. */
  readonly isFocused: boolean
  /** How often Next was pressed. */
  readonly attempts: number
  readonly onFound: (answer: StreetNameAnswer) => void
  /** The inputs have changed: what was found for the old ones no longer counts. */
  readonly onEdited: () => void
  /** The service failed, unlike an address that is not found; shown after the applicant has left the fields. */
  readonly onFailed: (failure: ServiceFailure) => void
}

const isNotFound = (thrown: unknown) =>
  thrown instanceof ServiceFailure && thrown.code === 'address_not_found'

/**
 * Looks an address up while it is typed, when it is complete enough, debounced. A failure counts after the applicant
 * has left the fields or pressed Next, and no dialog opens before the applicant has left the fields (C-174).
 */
export const useAddressLookup = (lookup: AddressLookup) => {
  const { address, inputs, isFocused, attempts } = lookup
  const [state, dispatch] = useReducer(
    (before: Lookup, event: LookupEvent) => nextLookup(before, event, address),
    lookup.foundBefore ? { status: 'success', missed: [] } : noLookup,
  )
  const fault = useRef<ServiceFailure | null>(null)
  const latest = useRef(lookup)
  useEffect(() => {
    latest.current = lookup
  })

  /** Runs when the applicant leaves the fields with this address. */
  const leave = useCallback((finished: string) => {
    dispatch({ finished })
    if (fault.current !== null) latest.current.onFailed(fault.current)
    fault.current = null
  }, [])

  const { postalCode, block, floor, unit } = inputs
  const key = [postalCode, block, floor, unit].join('\n')
  const asked = useRef(lookup.foundBefore ? key : '')
  useEffect(() => {
    if (asked.current === key) return undefined
    if (asked.current !== '') {
      asked.current = ''
      dispatch('edited')
      fault.current = null
      latest.current.onEdited()
    }
    if (!canLookUp({ postalCode, block, floor, unit })) return undefined
    const stop = new AbortController()
    const ask = async () => {
      asked.current = key
      dispatch('started')
      try {
        const found = await bodyOf(
          tsr.premise.streetName({
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
        if (!isNotFound(thrown) && thrown instanceof ServiceFailure) fault.current = thrown
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
    if (!isFocused) leave(asked.current)
  }, [isFocused, leave])
  useEffect(() => {
    if (attempts > 0) dispatch({ finished: asked.current })
  }, [attempts])

  return { state, dispatch, isPrompted: state.status === 'prompt' && !isFocused }
}

import type { CompanyNameAnswer } from '@open-account/contracts/company'
import {
  canLookUpCompany,
  companyNameDebounce,
  type CompanyNameEvent,
  type CompanyNameLookup,
  nextCompanyNameLookup,
} from '@open-account/domain/identity/companyNameLookup'
import { isCompanyInactive } from '@open-account/domain/premises/companyStatus'
import { useEffect, useReducer, useRef } from 'react'
import { bodyOf } from '../../../http/api/bodyOf.ts'
import { tsr } from '../../../http/api/client.ts'
import { serviceToday } from '../../../http/api/serviceClock.ts'

interface CompanyName {
  /** The normalised UEN of the form. */
  readonly uen: string
  /** Whether the register has confirmed this company already, before a refresh or a visit to another step. */
  readonly foundBefore: boolean
  readonly onFound: (answer: CompanyNameAnswer) => void
  /** Called when the UEN changes, to discard the result of the previous one. */
  readonly onEdited: () => void
  /** `again` looks up the company once more. */
  readonly onFailed: (thrown: unknown, again: () => void) => void
}

/** Looks up a company while its UEN is typed, when it is complete, after a delay. */
export const useCompanyName = (lookup: CompanyName) => {
  const { uen } = lookup
  const [state, dispatch] = useReducer(
    (_: CompanyNameLookup, event: CompanyNameEvent) => nextCompanyNameLookup(event),
    lookup.foundBefore ? 'success' : 'idle',
  )
  const latest = useRef(lookup)
  useEffect(() => {
    latest.current = lookup
  })

  const requestedUen = useRef(lookup.foundBefore ? uen : '')
  useEffect(() => {
    if (requestedUen.current === uen) return undefined
    if (requestedUen.current !== '') {
      requestedUen.current = ''
      latest.current.onEdited()
    }
    if (!canLookUpCompany(uen, serviceToday())) {
      dispatch('edited')
      return undefined
    }
    const stop = new AbortController()
    const ask = async () => {
      dispatch('started')
      requestedUen.current = uen
      try {
        const answer = await bodyOf(
          tsr.company.lookUpName.mutate({ body: { uen }, fetchOptions: { signal: stop.signal } }),
        )
        if (stop.signal.aborted) return
        if (isCompanyInactive(answer.details)) return dispatch('foundInactive')
        dispatch('found')
        latest.current.onFound(answer)
      } catch (thrown) {
        if (stop.signal.aborted) return
        dispatch('failed')
        latest.current.onFailed(thrown, () => void ask())
      }
    }
    // Disables Next before the look-up starts.
    dispatch('started')
    const rest = setTimeout(() => void ask(), companyNameDebounce)
    return () => {
      clearTimeout(rest)
      stop.abort()
    }
  }, [uen])

  return { state, dismiss: () => dispatch('dismissed') }
}

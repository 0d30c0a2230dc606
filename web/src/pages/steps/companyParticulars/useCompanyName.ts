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
  /** The normalised UEN that stands in the form. */
  readonly uen: string
  /** Whether the register has confirmed this company already, before a refresh or a visit to another step. */
  readonly foundBefore: boolean
  readonly onFound: (answer: CompanyNameAnswer) => void
  /** The UEN is another one now: what was said of the old one no longer counts. */
  readonly onEdited: () => void
  readonly onFailed: (thrown: unknown) => void
}

/** Looks a company up while its UEN is typed, once it says enough, and after a rest. */
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

  const asked = useRef(lookup.foundBefore ? uen : '')
  useEffect(() => {
    if (asked.current === uen) return undefined
    if (asked.current !== '') {
      asked.current = ''
      latest.current.onEdited()
    }
    if (!canLookUpCompany(uen, serviceToday())) {
      dispatch('edited')
      return undefined
    }
    // Nobody goes on with a company that is about to be looked up.
    dispatch('started')
    const stop = new AbortController()
    const ask = async () => {
      asked.current = uen
      try {
        const answer = await bodyOf(
          tsr.company.lookUpName({ body: { uen }, fetchOptions: { signal: stop.signal } }),
        )
        if (stop.signal.aborted) return
        if (isCompanyInactive(answer.details)) return dispatch('foundInactive')
        dispatch('found')
        latest.current.onFound(answer)
      } catch (thrown) {
        if (stop.signal.aborted) return
        dispatch('failed')
        latest.current.onFailed(thrown)
      }
    }
    const rest = setTimeout(() => void ask(), companyNameDebounce)
    return () => {
      clearTimeout(rest)
      stop.abort()
    }
  }, [uen])

  return { state, dismiss: () => dispatch('dismissed') }
}

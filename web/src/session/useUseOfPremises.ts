import type { UseOfPremisesItem } from '@open-account/contracts/entities/useOfPremisesItem'
import type { AccountType } from '@open-account/domain/application/codes'
import { useQuery } from '@tanstack/react-query'
import { reported, bodyOf } from '../http/api/bodyOf.ts'
import { readSession, sessionKeys, writeSession } from './session.ts'
import { tsr } from '../http/api/client.ts'

/** The use-of-premises list of both domains, requested once and then read from the session (`userOfPremise`). */
export const readUseOfPremises = async (): Promise<readonly UseOfPremisesItem[]> => {
  const stored = readSession(sessionKeys.useOfPremises)
  // Only this function writes the key, so the value is a response of the service.
  if (stored !== null) return JSON.parse(stored) as readonly UseOfPremisesItem[]
  const list = await bodyOf(tsr.premise.useOfPremise.mutate({ body: {} }))
  writeSession(sessionKeys.useOfPremises, JSON.stringify(list))
  return list
}

interface UseOfPremisesList {
  readonly uses: readonly UseOfPremisesItem[]
  /** How often loading the list has failed; 0 after it has loaded. */
  readonly failures: number
  readonly reading: boolean
  readonly readAgain: () => void
}

/** The uses of premises of an account type, in the service's order; saved in the session once loaded. */
export const useUseOfPremises = (accountType: AccountType): UseOfPremisesList => {
  const { data, errorUpdateCount, isFetching, refetch } = useQuery({
    queryKey: ['useOfPremises'],
    queryFn: () => reported(readUseOfPremises()),
    staleTime: Infinity,
  })
  return {
    uses: (data ?? []).filter(use => use.accountType === accountType).toSorted((a, b) => a.order - b.order),
    // During a retry the query has no error, but its count shows that there was one.
    failures: data === undefined ? errorUpdateCount : 0,
    reading: isFetching,
    readAgain: () => void refetch(),
  }
}

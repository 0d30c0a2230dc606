import type { UseOfPremisesItem } from '@open-account/contracts/entities/useOfPremisesItem'
import type { AccountType } from '@open-account/domain/application/codes'
import { useQuery } from '@tanstack/react-query'
import { reported } from '../http/api/reported.ts'
import { readUseOfPremises } from './readUseOfPremises.ts'

interface UseOfPremisesList {
  readonly uses: readonly UseOfPremisesItem[]
  /** How often loading the list has failed; 0 after it has loaded. */
  readonly failures: number
  readonly reading: boolean
  readonly readAgain: () => void
}

/** The uses of premises of an account type, in the service's order; kept in the session once they are known. */
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

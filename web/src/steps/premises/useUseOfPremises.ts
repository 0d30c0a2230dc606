import type { UseOfPremisesItem } from '@open-account/contracts/entities/useOfPremisesItem'
import type { AccountType } from '@open-account/domain/application/codes'
import { useQuery } from '@tanstack/react-query'
import { reported } from '../../api/reported.ts'
import { readUseOfPremises } from '../../api/useOfPremises.ts'

/** The uses of premises of an account type, in the service's order; kept in the session once they are known. */
export const useUseOfPremises = (accountType: AccountType): readonly UseOfPremisesItem[] => {
  const { data = [] } = useQuery({
    queryKey: ['useOfPremises'],
    queryFn: () => reported(readUseOfPremises()),
    staleTime: Infinity,
  })
  return data.filter(use => use.accountType === accountType).toSorted((a, b) => a.order - b.order)
}

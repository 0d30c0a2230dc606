import { useQuery } from '@tanstack/react-query'
import { answerOf } from '../../http/api/answerOf.ts'
import { tsr } from '../../http/api/client.ts'
import { reported } from '../../http/api/reported.ts'

/** What the deposit of commercial premises may depend on, by type of usage; asked for once. */
export const useDepositOptions = () =>
  useQuery({
    queryKey: ['depositOptions'],
    queryFn: () => reported(answerOf(tsr.deposit.options.mutate({ body: {} }))),
    staleTime: Infinity,
  })

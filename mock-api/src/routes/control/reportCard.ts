import type { control } from '@open-account/contracts/control/control'
import type { Handlers } from '../../plugins/contract.ts'
import type { Service } from '../../service/service.ts'
import { readRequestLog } from '../../store/requestLog.ts'
import type { CardCall } from '../../subjects/reportCard/cardCall.ts'
import { worldNamed } from './worldNamed.ts'

/** Loaded with the first report card, so that a service without one starts without it. */
const loadRules = () => import('../../subjects/reportCard/reportCardOf.ts')
const loadCall = () => import('../../subjects/reportCard/cardCall.ts')

export const reportCardRoutes = (
  service: Service,
  flush: () => Promise<void>,
): Handlers<typeof control.reportCard> => {
  const cardOf = async (name: string) => {
    const { id } = await worldNamed(service, name)
    await flush()
    const [{ reportCardOf }, { cardCallOf }] = await Promise.all([loadRules(), loadCall()])
    const calls: CardCall[] = []
    for await (const call of readRequestLog(service.db, id)) calls.push(cardCallOf(call))
    return reportCardOf(calls)
  }
  return {
    verify: async ({ params }) => ({ status: 200, body: await cardOf(params.world) }),
    page: async ({ params }) => {
      const { reportCardPage } = await import('../../subjects/reportCard/reportCardPage.ts')
      return { status: 200, body: reportCardPage(params.world, await cardOf(params.world)) }
    },
    junit: async ({ params }) => {
      const { junitOf } = await import('../../subjects/reportCard/junitOf.ts')
      return { status: 200, body: junitOf(params.world, await cardOf(params.world)) }
    },
  }
}

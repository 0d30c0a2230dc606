import { calls, costOf, requests, turns, warmUps } from './calls.ts'
import { type Server, startServer } from './server.ts'
import { median } from './statistics.ts'
import { ours, type Row } from './table.ts'

interface Contender {
  readonly server: Server
  /** Processor time of a request in each turn. */
  readonly costs: number[]
}

const contender = async (variables: Readonly<Record<string, string>>): Promise<Contender> => ({
  server: await startServer({ variables }),
  costs: [],
})

/** Makes the same call to two services that take turns. */
const takeTurns = async (contenders: readonly [Contender, Contender]): Promise<void> => {
  const call = await calls.deposit.callOf(contenders[0].server)
  for (let turn = 0; turn < warmUps + turns; turn += 1)
    for (const { server, costs } of contenders) {
      const cost = await costOf(server, call, requests)
      if (turn >= warmUps) costs.push(cost)
    }
}

/** The cost of a call with and without the request log. */
export const measureRequestLog = async (): Promise<readonly Row[]> => {
  const without = 'without the request log'
  const [on, off] = [await contender({}), await contender({ REQUEST_LOG: 'off' })]
  await takeTurns([on, off])
  for (const { server } of [on, off]) await server.stop()
  return [
    {
      what: 'Deposit with the request log: processor time of a request',
      unit: 'µs',
      values: { [ours]: median(on.costs), [without]: median(off.costs) },
      targets: [{ limit: 'at most', value: 1.1, times: without }],
    },
  ]
}

/** Scrapes of one turn. */
const scrapes = 100

/** The cost of a call with and without the metrics, and that of reading them afterwards. */
export const measureMetrics = async (): Promise<readonly Row[]> => {
  const without = 'without the metrics'
  const [on, off] = [await contender({ METRICS: 'on' }), await contender({})]
  await takeTurns([on, off])
  const scrape = []
  for (let turn = 0; turn < turns; turn += 1)
    scrape.push(await costOf(on.server, { method: 'GET', path: '/metrics' }, scrapes))
  for (const { server } of [on, off]) await server.stop()
  return [
    {
      what: 'Deposit with the metrics: processor time of a request',
      unit: 'µs',
      values: { [ours]: median(on.costs), [without]: median(off.costs) },
      targets: [],
    },
    {
      what: '/metrics: processor time of a scrape',
      unit: 'µs',
      values: { [ours]: median(scrape) },
      targets: [],
    },
  ]
}

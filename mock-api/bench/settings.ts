import { calls, costOf, requests, turns, warmUps } from './calls.ts'
import { type Server, startServer } from './server.ts'
import { median } from './statistics.ts'
import { ours, type Row } from './table.ts'

/** Processes of each setting. One process alone may be a tenth slower than the next of the same kind. */
const processes = 3

interface Contender {
  readonly servers: readonly Server[]
  /** Processor time of a request in each turn of each process. */
  readonly costs: number[]
}

const contender = async (variables: Readonly<Record<string, string>>): Promise<Contender> => ({
  servers: await Promise.all(Array.from({ length: processes }, () => startServer({ variables }))),
  costs: [],
})

/** Makes the same call to services of two settings, whose processes take turns. */
const takeTurns = async (contenders: readonly [Contender, Contender]): Promise<void> => {
  for (let turn = 0; turn < warmUps + turns; turn += 1)
    for (const { servers, costs } of contenders)
      for (const server of servers) {
        const cost = await costOf(server, await calls.deposit.callOf(server), requests)
        if (turn >= warmUps) costs.push(cost)
      }
}

const stopAll = async (contenders: readonly Contender[]): Promise<void> => {
  for (const { servers } of contenders) for (const server of servers) await server.stop()
}

/** The cost of a call with and without the request log. */
export const measureRequestLog = async (): Promise<readonly Row[]> => {
  const without = 'without the request log'
  const [on, off] = [await contender({}), await contender({ REQUEST_LOG: 'off' })]
  await takeTurns([on, off])
  await stopAll([on, off])
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
    for (const server of on.servers)
      scrape.push(await costOf(server, { method: 'GET', path: '/metrics' }, scrapes))
  await stopAll([on, off])
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

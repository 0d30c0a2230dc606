import { calls, costOf, requests, turns, warmUps } from './calls.ts'
import { startServer } from './server.ts'
import { median } from './statistics.ts'
import { ours, type Row } from './table.ts'

const without = 'without the request log'

/** The cost of a call with and without the request log: two services take turns. */
export const measureRequestLog = async (): Promise<readonly Row[]> => {
  const { callOf } = calls.deposit
  const on = { server: await startServer(), costs: [] as number[] }
  const off = { server: await startServer({ variables: { REQUEST_LOG: 'off' } }), costs: [] as number[] }
  const call = await callOf(on.server)
  for (let turn = 0; turn < warmUps + turns; turn += 1)
    for (const { server, costs } of [on, off]) {
      const cost = await costOf(server, call, requests)
      if (turn >= warmUps) costs.push(cost)
    }
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

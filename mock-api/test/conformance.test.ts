import { contract } from '@open-account/contracts'
import { runConformance, scenarios, type Send } from '@open-account/contracts/conformance'
import { everyRoute } from '@open-account/contracts/everyRoute'
import { expect, test } from 'vitest'
import { findWorld } from '../src/store/worlds.ts'
import { merchantOf } from '../src/subjects/gateway/merchant.ts'
import { type Mutant, mutants } from './mutants.ts'
import { testApp } from './testApp.ts'

/** Hundreds of calls, on a machine with other tests. */
const timeout = 120_000

/** The service on a port of its own, and what the kit needs to know about it. */
const serveConformance = async () => {
  const { app, service } = await testApp()
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
  const world = await findWorld(service.db, 'default')
  if (world === undefined) throw new Error('There is no default world')
  return { baseUrl, data: { gatewaySecret: merchantOf(world).secret } }
}

type Served = Awaited<ReturnType<typeof serveConformance>>

const startingWith = (...ids: readonly string[]) =>
  scenarios.filter(({ id }) => ids.some(start => id.startsWith(start)))

const run = ({ baseUrl, data }: Served, chosen: typeof scenarios, send: Send = fetch) =>
  runConformance({ server: { baseUrl, headers: {}, send }, scenarios: chosen, data })

test('every call of the contract is in a scenario, and every id is that of one scenario', () => {
  const called = new Set(scenarios.flatMap(({ steps }) => steps.map(({ call }) => call)))
  expect(
    everyRoute(contract)
      .map(({ name }) => name)
      .filter(name => !called.has(name)),
  ).toEqual([])
  expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length)
})

test(
  'the service passes every scenario',
  async () => {
    const results = await run(await serveConformance(), scenarios)
    const bad = results.filter(({ result }) => result !== 'passed' && result !== 'review')
    expect(bad.map(({ scenario, result, reasons }) => [scenario.id, result, reasons])).toEqual([])
    expect(results).toHaveLength(scenarios.length)
  },
  timeout,
)

test(
  'a server with one mistake fails for its own reason',
  async () => {
    const served = await serveConformance()
    const failuresOf = async ({ among, send }: Mutant) => {
      const results = await run(served, startingWith(...among), send(served.baseUrl))
      return Object.fromEntries(
        results
          .filter(({ result }) => result === 'failed')
          .map(({ scenario, reasons }) => [scenario.id, reasons[0]] as const),
      )
    }
    const found: Record<string, unknown> = {}
    for (const mutant of mutants) found[mutant.title] = await failuresOf(mutant)
    expect(found).toEqual(
      Object.fromEntries(
        mutants.map(({ title, failures }) => [
          title,
          Object.fromEntries(
            Object.entries(failures).map(([id, reason]) => [id, expect.stringContaining(reason) as string]),
          ),
        ]),
      ),
    )
  },
  timeout,
)

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@open-account/contracts'
import { ask, askMany, type Call, hangUp } from './ask.ts'
import { measureForms } from './forms.ts'
import { median } from './median.ts'
import { type Server, startServer } from './server.ts'
import { measureStreams } from './streams.ts'

const script = (name: string) => join(import.meta.dirname, name)

/** Requests of one turn. Servers take many short turns, so that a busy moment of the machine affects all of them. */
const requests = 400
const turns = 41
/** Turns of each server that are not counted, while its code is compiled. */
const warmUps = 40
/** Counted starts of each server. */
const starts = 9

/** Microseconds of processor time for one request. */
const costOf = async (server: Server, call: Call): Promise<number> => {
  const usedBefore = await server.used()
  await askMany(server.port, call, requests)
  const usedAfter = await server.used()
  return (usedAfter.cpu - usedBefore.cpu) / requests
}

interface Contender {
  readonly name: string
  readonly server: Server
}

/** Prints the cost of a call at each server, and its ratio to that of the first server. */
const compare = async (title: string, contenders: readonly (Contender & { readonly call: Call })[]) => {
  const measured = contenders.map(contender => ({ ...contender, costs: [] as number[] }))
  for (let turn = 0; turn < warmUps + turns; turn += 1)
    for (const { server, call, costs } of measured) {
      const cost = await costOf(server, call)
      if (turn >= warmUps) costs.push(cost)
    }
  console.log(`${title}: processor time per request, microseconds`)
  const floor = median(measured[0]?.costs ?? [])
  for (const { name, costs } of measured) {
    const cost = median(costs)
    console.log(`  ${name.padEnd(22)} ${cost.toFixed(0).padStart(5)}  ${(cost / floor).toFixed(2)} x`)
  }
}

const post = (path: string, body: object): Call => ({ method: 'POST', path, body: JSON.stringify(body) })

/** The measured calls: examples of the contract. */
const flags: Call = { method: 'GET', path: contract.appconfig.read.path }
const { calculate } = contract.deposit
const deposit = post(calculate.path, calculate.metadata.example.valid.body)
/** The call for the days of a new transaction. */
const calendarOf = async ({ port }: Server): Promise<Call> => {
  const { start } = contract.transaction
  const { days } = contract.calendar
  const path = `${start.path}?${new URLSearchParams(start.metadata.example.valid.query).toString()}`
  const answer = await ask(port, { method: 'GET', path })
  const started = start.responses[200].parse(JSON.parse(answer.toString()))
  return post(days.path, { ...days.metadata.example.valid.body, ...started })
}

const folder = mkdtempSync(join(tmpdir(), 'open-account-bench-'))
/** A bare node:http server that returns the answer of the service. */
const bareOf = async (call: Call, { port }: Server): Promise<Server> => {
  const answer = join(folder, 'answer.json')
  writeFileSync(answer, await ask(port, call))
  return startServer({ file: script('bare.ts'), variables: { ANSWER: answer } })
}

const measureCalls = async () => {
  const service = await startServer()
  for (const [title, call] of [
    ['Flags', flags],
    ['Deposit', deposit],
  ] as const) {
    const bare = await bareOf(call, service)
    await compare(title, [
      { name: 'bare node:http', server: bare, call },
      { name: 'service', server: service, call },
    ])
    await bare.stop()
  }
  const unsigned = await startServer({ preload: [script('unsigned.ts')] })
  const days = await calendarOf(service)
  const bare = await bareOf(days, service)
  await compare('Calendar', [
    { name: 'bare node:http', server: bare, call: days },
    { name: 'service, unsigned', server: unsigned, call: await calendarOf(unsigned) },
    { name: 'service, signed', server: service, call: days },
  ])
  await bare.stop()
  await unsigned.stop()
  await measureMemory(service)
  await measureForms(service)
  await service.stop()
}

/** Prints the memory of the service after its load, beside the bare framework after as many calls. */
const measureMemory = async (service: Server) => {
  const bare = await startServer({ file: script('bareFastify.ts') })
  await askMany(bare.port, { method: 'GET', path: '/health' }, 3 * requests * (turns + warmUps))
  console.log('Memory after the load, MB')
  for (const [name, server] of [
    ['bare fastify', bare],
    ['service', service],
  ] as const) {
    const { memory } = await server.used()
    console.log(`  ${name.padEnd(22)} ${(memory / 1_000_000).toFixed(0).padStart(5)}`)
  }
  await bare.stop()
}

/** Prints how long the service takes from its start to its first answer, beside the bare framework. */
const measureStarts = async () => {
  const contenders = [
    { name: 'bare fastify', start: { file: script('bareFastify.ts') } },
    { name: 'service', start: {} },
  ].map(contender => ({ ...contender, times: [] as number[], costs: [] as number[] }))
  /** A new cache for compiled code, so that the first start finds none. */
  const variables = { NODE_COMPILE_CACHE: join(folder, 'compiled') }
  for (let turn = 0; turn <= starts; turn += 1)
    for (const { start, times, costs } of contenders) {
      const server = await startServer({ ...start, variables })
      const { cpu } = await server.used()
      await server.stop()
      times.push(server.startedIn)
      costs.push(cpu / 1_000)
    }
  console.log('Start to first answer, milliseconds: the first one, those after it, processor time of these')
  for (const { name, times, costs } of contenders) {
    const [first = Number.NaN, ...later] = times
    const row = [first, median(later), median(costs.slice(1))]
    console.log(`  ${name.padEnd(22)} ${row.map(value => value.toFixed(0).padStart(5)).join('  ')}`)
  }
}

await measureCalls()
await measureStreams()
await measureStarts()
rmSync(folder, { recursive: true })
hangUp()

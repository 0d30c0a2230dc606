import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@open-account/contracts'
import { ask, askAtRate, askMany, type Call } from './ask.ts'
import { arePeersInstalled, notInstalled, peerFile, peerServer } from './peers.ts'
import { type Server, script, type Start, startServer } from './server.ts'
import { median, percentile } from './statistics.ts'
import { ours, type Row, type Target } from './table.ts'

/** Servers take many short turns, so that a busy moment of the machine affects all of them. */
export const turns = 31
/** Turns of each server that are not counted, while its code is compiled. */
export const warmUps = 30
/** Requests of one turn, for servers that answer in microseconds and for slow ones. */
export const requests = 400
const requestsOfSlow = 100
/** The fixed rate. Requests of one turn at this rate, and turns of each server. */
const perSecond = 400
const requestsAtRate = 400
const turnsAtRate = 5

const post = (path: string, body: object): Call => ({ method: 'POST', path, body: JSON.stringify(body) })

const { calculate } = contract.deposit
/** The call for the days of a new transaction. */
const calendarOf = async ({ port }: Server): Promise<Call> => {
  const { start } = contract.transaction
  const { days } = contract.calendar
  const path = `${start.path}?${new URLSearchParams(start.metadata.example.valid.query).toString()}`
  const answer = await ask(port, { method: 'GET', path })
  const started = start.responses[200].parse(JSON.parse(answer.toString()))
  return post(days.path, { ...days.metadata.example.valid.body, ...started })
}

export const floorName = 'node:http'
export const frameworkName = 'fastify + zod'
const prismName = 'Prism'
const fifthOfPrism = { limit: 'at most', value: 0.2, times: prismName } as const

/** The measured calls: examples of the contract. */
export const calls = {
  flags: {
    title: 'Flags',
    callOf: (_service: Server): Promise<Call> =>
      Promise.resolve({ method: 'GET', path: contract.appconfig.read.path }),
    targets: [{ limit: 'at most', value: 1.8, times: floorName }, fifthOfPrism],
  },
  deposit: {
    title: 'Deposit',
    callOf: (_service: Server): Promise<Call> =>
      Promise.resolve(post(calculate.path, calculate.metadata.example.valid.body)),
    targets: [{ limit: 'at most', value: 2, times: floorName }, fifthOfPrism],
  },
  calendar: {
    title: 'Signed calendar',
    callOf: calendarOf,
    targets: [{ limit: 'at most', value: 2.5, times: floorName }],
  },
} as const satisfies Record<
  string,
  {
    readonly title: string
    readonly callOf: (service: Server) => Promise<Call>
    readonly targets: readonly Target[]
  }
>
export type CallName = keyof typeof calls

/** The file with the answers of the service by path, for servers that answer the same bytes. */
export const writeAnswers = async (
  folder: string,
  service: Server,
  used: readonly Call[],
): Promise<string> => {
  const file = join(folder, 'answers.json')
  const answers = await Promise.all(
    used.map(async call => [call.path, (await ask(service.port, call)).toString()] as const),
  )
  writeFileSync(file, JSON.stringify(Object.fromEntries(answers)))
  return file
}

/** A data file of Mockoon in which one route answers the same bytes. */
const writeMockoon = (folder: string, call: Call, answer: string): string => {
  const file = join(folder, 'mockoon.json')
  const response = {
    uuid: 'response',
    body: answer,
    latency: 0,
    statusCode: 200,
    label: '',
    headers: [{ key: 'Content-Type', value: 'application/json; charset=utf-8' }],
    bodyType: 'INLINE',
    filePath: '',
    databucketID: '',
    sendFileAsBody: false,
    rules: [],
    rulesOperator: 'OR',
    disableTemplating: true,
    fallbackTo404: false,
    default: true,
    crudKey: 'id',
    callbacks: [],
  }
  const route = {
    uuid: 'route',
    type: 'http',
    documentation: '',
    method: call.method.toLowerCase(),
    endpoint: call.path.slice(1),
    responses: [response],
    responseMode: null,
    streamingMode: null,
    streamingInterval: 0,
  }
  writeFileSync(
    file,
    JSON.stringify({
      uuid: 'bench',
      lastMigration: 33,
      name: 'bench',
      port: 0,
      hostname: '127.0.0.1',
      routes: [route],
    }),
  )
  return file
}

interface Contender {
  readonly start: Start
  readonly isSlow?: boolean
}

/** The other servers, each with the same bytes where it can. */
const contendersOf = async (
  folder: string,
  service: Server,
  call: Call,
): Promise<Readonly<Record<string, Contender | string>>> => {
  const answers = await writeAnswers(folder, service, [call])
  const answer = (await ask(service.port, call)).toString()
  const variables = { ANSWERS: answers }
  const bare = { [floorName]: { start: { file: script('bare.js'), variables } } }
  if (!arePeersInstalled) return { ...bare, [frameworkName]: notInstalled, [prismName]: notInstalled }
  const database = join(folder, 'database.json')
  const rewrites = join(folder, 'routes.json')
  writeFileSync(database, JSON.stringify({ answer: JSON.parse(answer) as unknown }))
  writeFileSync(rewrites, JSON.stringify({ [call.path]: '/answer' }))
  const openapi = join(import.meta.dirname, '../../contracts/openapi.json')
  const local = (port: number) => ['--port', String(port), '--host', '127.0.0.1']
  return {
    ...bare,
    [frameworkName]: { start: { file: peerServer('fastifyZod.js'), variables } },
    [prismName]: {
      isSlow: true,
      start: {
        file: peerFile('@stoplight/prism-cli/dist/index.js'),
        args: port => ['mock', openapi, ...local(port), '--verboseLevel', 'silent'],
      },
    },
    Mockoon: {
      isSlow: true,
      start: {
        file: peerFile('@mockoon/cli/bin/run.js'),
        args: port => [
          'start',
          '--data',
          writeMockoon(folder, call, answer),
          '--port',
          String(port),
          '--hostname',
          '127.0.0.1',
          '--disable-log-to-file',
          '--repair',
          '--disable-admin-api',
        ],
      },
    },
    'msw middleware': { isSlow: true, start: { file: peerServer('msw.js'), variables } },
    'json-server':
      call.method === 'GET'
        ? {
            isSlow: true,
            start: {
              file: peerFile('json-server/lib/cli/bin.js'),
              args: port => [...local(port), '--quiet', '--routes', rewrites, database],
            },
          }
        : 'writes to its file at every POST',
  }
}

/** Microseconds of processor time for one request. */
export const costOf = async (server: Server, call: Call, times: number): Promise<number> => {
  const usedBefore = await server.used()
  await askMany(server.port, call, times)
  const usedAfter = await server.used()
  return (usedAfter.cpu - usedBefore.cpu) / times
}

interface Measured {
  readonly server: Server
  readonly times: number
  readonly costs: number[]
  readonly latencies: number[]
}

/** Starts a server and makes the call once; returns the reason when this fails. */
const begin = async (contender: Contender | string, call: Call): Promise<Measured | string> => {
  if (typeof contender === 'string') return contender
  const server = await startServer(contender.start)
  try {
    await ask(server.port, call)
    return { server, times: contender.isSlow ? requestsOfSlow : requests, costs: [], latencies: [] }
  } catch (error) {
    await server.stop()
    return error instanceof Error ? error.message.slice(0, 60) : 'does not answer'
  }
}

/** The cost of a call at each server, and its latency at a fixed rate. */
export const measureCall = async (name: CallName, folder: string): Promise<readonly Row[]> => {
  const { title, callOf, targets } = calls[name]
  const service = await startServer()
  const call = await callOf(service)
  const measured: Record<string, Measured | string> = {
    [ours]: { server: service, times: requests, costs: [], latencies: [] },
  }
  for (const [contender, start] of Object.entries(await contendersOf(folder, service, call)))
    measured[contender] = await begin(start, call)
  const running = Object.values(measured).filter(each => typeof each !== 'string')
  for (let turn = 0; turn < warmUps + turns; turn += 1)
    for (const { server, times, costs } of running) {
      const cost = await costOf(server, call, times)
      if (turn >= warmUps) costs.push(cost)
    }
  for (let turn = 0; turn < turnsAtRate; turn += 1)
    for (const { server, latencies } of running)
      latencies.push(...(await askAtRate(server.port, call, { perSecond, times: requestsAtRate })))
  for (const { server } of running) await server.stop()
  const valuesBy = (value: (each: Measured) => number) =>
    Object.fromEntries(
      Object.entries(measured).map(([contender, each]) => [
        contender,
        typeof each === 'string' ? each : value(each),
      ]),
    )
  return [
    {
      what: `${title}: processor time of a request`,
      unit: 'µs',
      values: valuesBy(({ costs }) => median(costs)),
      targets,
    },
    ...[0.5, 0.99].map(part => ({
      what: `${title} at ${perSecond} a second: latency, p${part * 100}`,
      unit: 'ms',
      values: valuesBy(({ latencies }) => percentile(latencies, part)),
      targets: [],
    })),
  ]
}

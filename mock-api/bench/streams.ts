import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { contract } from '@open-account/contracts'
import { streamMessage } from '@open-account/contracts/kioskMessages'
import { ask, askMany } from './ask.ts'
import { script, type Server, startServer } from './server.ts'
import { percentile } from './statistics.ts'
import { ours, type Row } from './table.ts'

/** Streams that are open at once. */
const streams = 5_000
/** Calls and streams that are not counted, while code is compiled and buffers are allocated. */
const warmUpCalls = 10_000
const warmUpStreams = 500
/** How many streams are opened in parallel. */
const workers = 16
/** Events that are sent while all streams are open, and the first ones, which are not counted. */
const publishes = 2_000
const warmUpPublishes = 500
/** The time for the server to collect garbage before its memory is read. Milliseconds. */
const rest = 3_000

const token = 'kiosk-token-1'
const { start } = contract.transaction

interface Stream {
  readonly hangUp: () => void
  /** The content of its first events; empty for a server without such events. */
  readonly link: { readonly session: string; readonly secret: string }
  /** Called for every chunk that arrives. */
  arrived: () => void
}

/** Opens a stream. Resolves when its first events have arrived. */
const open = (port: number, state: string): Promise<Stream> =>
  new Promise((resolve, reject) => {
    const link = { session: '', secret: '' }
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path: `${contract.kiosk.stream.path}?state=${state}`,
        agent: false,
        headers: { authorization: `Bearer ${token}` },
      },
      response => {
        if (response.statusCode !== 200) reject(new Error(`A stream was answered ${response.statusCode}`))
        const stream: Stream = { hangUp: () => sent.destroy(), link, arrived: () => undefined }
        response.on('error', () => undefined)
        response.setEncoding('utf8')
        response.on('data', (piece: string) => {
          for (const [, text = ''] of piece.matchAll(/^data: (.*)$/gm)) {
            const message = streamMessage.parse(JSON.parse(text))
            if (message.kind === 'upload_url') link.secret = new URL(message.url).searchParams.get('s') ?? ''
            if (message.kind === 'kiosk_stream') link.session = message.id
            if (message.kind === 'kiosk_stream' || message.kind === 'end') resolve(stream)
          }
          stream.arrived()
        })
      },
    )
    sent.on('error', reject)
    sent.end()
  })

const stateOf = (app_state: string): string =>
  Buffer.from(JSON.stringify({ app_id: 'OA', app_state, missing_fields: ['poo'] })).toString('base64url')

/** The `state` of a stream, for a new transaction. */
const startTransaction = async (port: number): Promise<string> => {
  const query = new URLSearchParams(start.metadata.example.valid.query).toString()
  const answer = await ask(port, { method: 'GET', path: `${start.path}?${query}` })
  return stateOf(start.responses[200].parse(JSON.parse(answer.toString())).state_id)
}

const openMany = async (
  port: number,
  count: number,
  state: () => Promise<string>,
): Promise<readonly Stream[]> => {
  const opened: Stream[] = []
  let left = count
  const worker = async () => {
    while (left > 0) {
      left -= 1
      opened.push(await open(port, await state()))
    }
  }
  await Promise.all(Array.from({ length: workers }, worker))
  return opened
}

/** The memory of each open stream. Bytes. */
const memoryOf = async (server: Server, state: () => Promise<string>) => {
  await askMany(server.port, { method: 'GET', path: '/health' }, warmUpCalls)
  for (const stream of await openMany(server.port, warmUpStreams, state)) stream.hangUp()
  await setTimeout(rest)
  const usedBefore = await server.used()
  const opened = await openMany(server.port, streams, state)
  await setTimeout(rest)
  const usedAfter = await server.used()
  return { opened, each: (usedAfter.memory - usedBefore.memory) / streams }
}

/** Milliseconds from a phone's call to the arrival of its message at the kiosk. */
const publish = async (port: number, stream: Stream): Promise<number> => {
  const { path } = contract.kiosk.send
  const query = new URLSearchParams({ sessionId: stream.link.session, message: 'receiving:poo:48' })
  const startedAt = performance.now()
  const arrived = new Promise<number>(resolve => {
    stream.arrived = () => resolve(performance.now() - startedAt)
  })
  const headers = { authorization: `Bearer ${stream.link.secret}` }
  await ask(port, { method: 'POST', path: `${path}?${query.toString()}`, headers })
  return arrived
}

/** The memory of an open stream, beside the bare framework, and the delay of a message. */
export const measureStreams = async (): Promise<readonly Row[]> => {
  const bare = await startServer({ file: script('bareStreams.js') })
  const floor = await memoryOf(bare, () => Promise.resolve(stateOf('a')))
  await bare.stop()
  const service = await startServer()
  const { opened, each } = await memoryOf(service, () => startTransaction(service.port))
  const times: number[] = []
  const floors: number[] = []
  for (let turn = 0; turn < warmUpPublishes + publishes; turn += 1) {
    const stream = opened[(turn * 7) % opened.length]
    if (stream === undefined) throw new Error('No stream is open')
    /** The duration of a call that does nothing shows how busy the machine is. */
    const startedAt = performance.now()
    await ask(service.port, { method: 'GET', path: '/health' })
    const alone = performance.now() - startedAt
    const time = await publish(service.port, stream)
    if (turn < warmUpPublishes) continue
    times.push(time)
    floors.push(alone)
  }
  for (const stream of [...floor.opened, ...opened]) stream.hangUp()
  await service.stop()
  return [
    {
      what: `Streams, ${streams.toLocaleString('en-SG')} open: memory of each`,
      unit: 'KB',
      values: { [ours]: each / 1_000, fastify: floor.each / 1_000 },
      targets: [{ limit: 'at most', value: 15 }],
    },
    {
      what: 'From the call of a phone to its message at the kiosk, p99',
      unit: 'ms',
      values: { [ours]: percentile(times, 0.99), 'a call that does nothing': percentile(floors, 0.99) },
      targets: [{ limit: 'at most', value: 5 }],
    },
  ]
}

import { randomBytes } from 'node:crypto'
import { applicantOver } from '../test/application.ts'
import { multipart } from '../src/subjects/seeding/multipart.ts'
import { ask, type Call } from './ask.ts'
import { arePeersInstalled, notInstalled, peerServer } from './peers.ts'
import { type Server, startServer } from './server.ts'
import { median } from './statistics.ts'
import { ours, type Row } from './table.ts'

const megabyte = 1_000_000
/** One document is smaller than its limit of 8 MiB; four of them at once are 30 MB. */
const fileMegabytes = 7.5
const atOnce = 4
const turns = 15
const warmUps = 5
const smallTurns = 50

const floorName = 'busboy to disk'

/** Random bytes, as a scan is compressed. */
const pdf = randomBytes(fileMegabytes * megabyte)
pdf.write('%PDF-1.7\n')
pdf.write('\n%%EOF\n', pdf.length - 7)

/** An upload for each of several transactions, so that none replaces another's file. */
const callsFor = async ({ port }: Server, file: Buffer): Promise<readonly Call[]> => {
  const { start } = applicantOver(`http://127.0.0.1:${port}`)
  const calls: Call[] = []
  for (let index = 0; index < atOnce; index += 1) {
    const transaction_id = await start()
    const query = new URLSearchParams({ transaction_id, type: 'nric_front', filename: 'nric.pdf' })
    const { payload: body, headers } = multipart(file)
    calls.push({ method: 'POST', path: `/v1/transaction/attachment?${query.toString()}`, body, headers })
  }
  return calls
}

const uploadAll = ({ port }: Server, calls: readonly Call[]) =>
  Promise.all(calls.map(call => ask(port, call)))

/** The highest memory during the uploads, in megabytes. */
const peakOf = async (server: Server, calls: readonly Call[]): Promise<number> => {
  await server.used('watch')
  await uploadAll(server, calls)
  return (await server.used()).peak / megabyte
}

/** Microseconds of processor time for a megabyte. */
const costOf = async (server: Server, calls: readonly Call[]): Promise<number> => {
  const { cpu } = await server.used()
  await uploadAll(server, calls)
  return ((await server.used()).cpu - cpu) / (fileMegabytes * atOnce)
}

/** Documents that are uploaded with their checks, beside busboy that only writes them. */
export const measureUploads = async (): Promise<readonly Row[]> => {
  const service = await startServer()
  const calls = await callsFor(service, pdf)
  /** Small uploads load the code, but leave no large buffers, which the first large uploads would use again. */
  const small = await callsFor(service, pdf.subarray(0, 1_000))
  const servers = {
    [ours]: service,
    ...(arePeersInstalled ? { [floorName]: await startServer({ file: peerServer('busboy.js') }) } : {}),
  }
  const measured = Object.entries(servers).map(([name, server]) => ({
    name,
    server,
    costs: [] as number[],
    memory: Number.NaN,
  }))
  for (const each of measured) {
    for (let turn = 0; turn < smallTurns; turn += 1) await uploadAll(each.server, small)
    const { memory } = await each.server.used()
    each.memory = (await peakOf(each.server, calls)) - memory / megabyte
  }
  for (let turn = 0; turn < warmUps + turns; turn += 1)
    for (const { server, costs } of measured) {
      const cost = await costOf(server, calls)
      if (turn >= warmUps) costs.push(cost)
    }
  for (const { server } of measured) await server.stop()
  const valuesBy = (value: (each: (typeof measured)[number]) => number) => ({
    [floorName]: notInstalled,
    ...Object.fromEntries(measured.map(each => [each.name, value(each)])),
  })
  return [
    {
      what: 'Upload: processor time of a MB',
      unit: 'µs',
      values: valuesBy(({ costs }) => median(costs)),
      targets: [{ limit: 'at most', value: 1.2, times: floorName }],
    },
    {
      what: 'First 30 MB of uploads: additional memory',
      unit: 'MB',
      values: valuesBy(({ memory }) => memory),
      targets: [{ limit: 'at most', value: 6 }],
    },
  ]
}

import { setImmediate as turn } from 'node:timers/promises'
import fc from 'fast-check'
import { test } from 'vitest'
import { multipart } from '../src/subjects/seeding/multipart.ts'
import { type RawConnection, rawConnection } from '../test/rawConnection.ts'
import { attack } from './attack.ts'
import { type ListeningService, listeningService, shortTimeouts } from './listeningService.ts'
import { problemOfAnswer, requestHead, uploadAddress, within } from './rawRequests.ts'

/** Milliseconds after which a call without an answer counts as hanging. */
const hangingAfter = 10_000
/** The limit of the document that is uploaded, and of a signature. Bytes. */
const documentLimit = 8_000_000
const signatureLimit = 4_000_000
const pdf = '%PDF-1.7'
const png = Buffer.from(
  '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489000f424049444154',
  'hex',
)

interface RefusedUpload {
  readonly name: string
  readonly status: number
  readonly address?: string
  readonly field?: string
  readonly content?: string
  /** The size in bytes, when it is not a random one. */
  readonly size?: number
}

const refusedUploads: readonly RefusedUpload[] = [
  { name: 'wrong content', status: 415, content: 'a' },
  { name: 'a wrong field', status: 400, field: 'document' },
  { name: 'an unknown transaction', status: 404, address: uploadAddress('unknown') },
  { name: 'a byte too many', status: 413, size: documentLimit + 1 },
  { name: 'far too many bytes', status: 413, size: 2 * documentLimit },
  { name: 'an address without a call', status: 404, address: '/nothing' },
]

const requestOf = (address: string, payload: Buffer, headers: Readonly<Record<string, string>>) =>
  Buffer.concat([
    Buffer.from(requestHead('POST', address, { ...headers, 'content-length': payload.length })),
    payload,
  ])

test(
  'A good upload after a refused one, on the same connection if it stays open',
  attack({
    runs: { day: 8, night: 1000 },
    target: 'every refusal arrives, and the next call is answered',
    run: async ({ size, seed }) => {
      const { origin, state } = await listeningService()
      const good = multipart(Buffer.from(pdf.padEnd(2_000)))
      const violations: string[] = []
      let slowest = 0
      const uploadTwice = async ([refused, bytes]: readonly [RefusedUpload, number]) => {
        const { name, status, address = uploadAddress(state), field = 'file', content = pdf } = refused
        const file = Buffer.alloc(refused.size ?? bytes, content)
        const { payload, headers } = multipart(file, {}, { field })
        const first = await rawConnection(origin)
        void first.send(requestOf(address, payload, headers))
        const took = await within(hangingAfter, first.answered(1))
        const [refusal] = first.answers()
        if (took === undefined || refusal?.status !== status)
          violations.push(`${name}, ${file.length} bytes: ${refusal?.status ?? 'no answer'}, not ${status}`)
        const problem = refusal === undefined ? undefined : problemOfAnswer(refusal)
        if (problem !== undefined) violations.push(`${name}: ${problem}`)
        const closes = refusal === undefined || /^connection: close/im.test(refusal.head)
        const second = closes ? await rawConnection(origin) : first
        void second.send(requestOf(uploadAddress(state), good.payload, good.headers))
        const next = await within(hangingAfter, second.answered(closes ? 1 : 2))
        if (next === undefined || second.answers().at(-1)?.status !== 200)
          violations.push(`after ${name}, ${file.length} bytes: ${second.received().slice(-200)}`)
        slowest = Math.max(slowest, next ?? hangingAfter)
        first.hangUp()
        second.hangUp()
      }
      const drawn = fc.tuple(
        fc.constantFrom(...refusedUploads),
        fc.integer({ min: 100, max: documentLimit / 4 }),
      )
      for (const one of fc.sample(drawn, { numRuns: size, seed })) await uploadTwice(one)
      return {
        ran: `${size.toLocaleString('en')} refused uploads of ${refusedUploads.length} kinds, each followed by a good one`,
        result: `${violations.length} wrong, the slowest next answer after ${Math.round(slowest)} ms`,
        violations,
      }
    },
  }),
)

const chunkOf = (bytes: Buffer | string): Buffer =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), Buffer.from(bytes), Buffer.from('\r\n')])

/** Sends an endless body in chunks. Near the limit it sends a chunk only after the service has read the previous one. */
const sendEndlessly = async (
  connection: RawConnection,
  { connections }: ListeningService,
  limit: number,
  chunkSize: number,
) => {
  const chunk = chunkOf(Buffer.alloc(chunkSize, 'a'))
  const bytesRead = () => connections.at(-1)?.bytesRead ?? 0
  for (let sent = 0; !connection.isClosed() && connection.answers().length === 0; sent += chunk.length) {
    if (sent > limit - 300_000) while (!connection.isClosed() && bytesRead() < sent) await turn()
    await connection.send(chunk)
    await turn()
  }
}

test(
  'Endless uploads',
  attack({
    runs: { day: 4, night: 200 },
    target: 'refused, and at most 64 KiB beyond the limit are read, in chunks of up to 16 KB',
    run: async ({ size, seed }) => {
      /** Long enough for the answer to arrive while this process sends as fast as it can. */
      const service = await listeningService({ ...shortTimeouts, linger: 500 })
      const violations: string[] = []
      let most = 0
      const upload = async ([kind, chunkSize]: readonly ['document' | 'signature', number]) => {
        const [limit, address, field, start] =
          kind === 'document'
            ? [documentLimit, uploadAddress(service.state), 'file', Buffer.from(pdf)]
            : [signatureLimit, '/v1/eSignature/upload', 'fileName', png]
        const connection = await rawConnection(service.origin)
        await connection.send(
          requestHead('POST', address, {
            'content-type': 'multipart/form-data; boundary=b',
            'transfer-encoding': 'chunked',
          }),
        )
        const disposition = `--b\r\nContent-Disposition: form-data; name="${field}"; filename="a"\r\n\r\n`
        await connection.send(chunkOf(Buffer.concat([Buffer.from(disposition), start])))
        await sendEndlessly(connection, service, limit, chunkSize)
        const closed = await within(hangingAfter, connection.closed)
        const [answer] = connection.answers()
        if (answer?.status !== 413 || closed === undefined)
          violations.push(
            `${kind} in chunks of ${chunkSize}: ${answer?.status ?? 'no answer'}, closed after ${closed}`,
          )
        const beyond = (service.connections.at(-1)?.bytesRead ?? 0) - limit
        most = Math.max(most, beyond)
        if (beyond > 65_536)
          violations.push(`${kind} in chunks of ${chunkSize}: ${beyond} bytes beyond the limit`)
        connection.hangUp()
      }
      const drawn = fc.tuple(
        fc.constantFrom('document' as const, 'signature' as const),
        fc.integer({ min: 4_000, max: 16_000 }),
      )
      for (const one of fc.sample(drawn, { numRuns: size, seed })) await upload(one)
      return {
        ran: `${size} chunked uploads`,
        result: `at most ${most.toLocaleString('en')} bytes beyond the limit, ${violations.length} wrong`,
        violations,
      }
    },
  }),
)

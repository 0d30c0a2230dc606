import { readdir, readlink } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { serviceErrorCode } from '@open-account/contracts/errors'
import { attachmentAnswer } from '@open-account/contracts/attachment'
import { fileNameReason, formatOfName } from '@open-account/domain/upload/fileName'
import { formatOfBytes } from '@open-account/domain/upload/formats'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { defaultWorld } from '../src/store/world.ts'
import { applicant } from '../test/application.ts'
import { testApp } from '../test/testApp.ts'
import { attack } from './attack.ts'
import { canary, filesAtLimits, type HostileFile, hostileFiles, limitOf } from './hostileFiles.ts'
import { inParallel } from './inParallel.ts'
import { orderly } from './multipartShapes.ts'
import { abortAfter, type RawRequest, sendRaw } from './rawUpload.ts'

const inFlight = 8
const refusal = z.object({ error: serviceErrorCode, error_description: z.string().min(1) })

const listening = async () => {
  const { app, service, folder } = await testApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { app, service, folder, port, start: () => applicant(app).start() }
}
type Listening = Awaited<ReturnType<typeof listening>>

const requestOf = ({ type, name, content, shape }: HostileFile, state: string): RawRequest => {
  const query = new URLSearchParams({ transaction_id: state, type, filename: name.toWellFormed() })
  return { target: `/v1/transaction/attachment?${query.toString()}`, ...shape.request(content, name) }
}

const entriesBelow = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter(entry => !entry.isDirectory()).map(entry => join(entry.parentPath, entry.name))
}

/** Files that the service has open; empty where the system does not report them. */
const openFiles = async (folder: string): Promise<readonly string[]> => {
  const numbers = await readdir('/proc/self/fd').catch(() => [])
  const targets = await Promise.all(
    numbers.map(number => readlink(`/proc/self/fd/${number}`).catch(() => '')),
  )
  return targets.filter(target => target.startsWith(folder + sep))
}

/** Problems after all uploads: with the disk, the store, and open files. */
const leftovers = async ({ app, service, folder }: Listening): Promise<readonly string[]> => {
  const rows = await service.db.selectFrom('attachments').select('id').execute()
  const recordedIds = new Set(rows.map(({ id }) => id))
  const files = await entriesBelow(folder)
  const outside = files.filter(path => !path.startsWith(join(folder, 'files') + sep))
  const orphans = files.filter(path => !recordedIds.has(path.split(sep).at(-1) ?? ''))
  const named = (await Promise.all([tmpdir(), process.cwd(), sep].map(place => readdir(place)))).flat()
  const connections = await new Promise<number>((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
  return [
    ...outside.map(path => `Outside the store: ${path}`),
    ...named.filter(name => name.includes(canary)).map(name => `Named by an applicant: ${name}`),
    ...orphans.map(path => `On the disk and in no row: ${path}`),
    ...(await openFiles(folder)).map(path => `Still open: ${path}`),
    ...(connections === 0 ? [] : [`${connections} connections are open`]),
    ...(files.length === rows.length ? [] : [`${rows.length} rows and ${files.length} files`]),
  ]
}

/** The same problems after the service has had time to clean up. */
const settledLeftovers = async (listened: Listening): Promise<readonly string[]> => {
  const left = async () => expect(await leftovers(listened)).toEqual([])
  return vi
    .waitFor(left, { timeout: 20_000, interval: 100 })
    .then(() => [])
    .catch(() => leftovers(listened))
}

/** The problems of a file that was saved. */
const problemsOfStored = async ({ service }: Listening, file: HostileFile, text: string) => {
  const { filename, file_id: id, size } = attachmentAnswer.parse(JSON.parse(text))
  const bytes = Buffer.from(await service.files.read(defaultWorld, id))
  const format = formatOfBytes(bytes)
  return [
    ...(file.shape.whole ? [] : ['stored what does not say where its file ends']),
    ...(bytes.equals(file.content) && size === bytes.length
      ? []
      : [`stored ${bytes.length} bytes of ${file.content.length}`]),
    ...(format !== null && format === formatOfName(filename)
      ? []
      : [`stored ${String(format)} as ${filename}`]),
    ...(bytes.length <= limitOf(file.type) ? [] : ['stored more than the limit']),
    ...(/^[A-Za-z0-9 .]*$/.test(filename) ? [] : [`kept the name ${JSON.stringify(filename)}`]),
  ]
}

/** Whether an honest applicant could have sent this. */
const isGood = ({ name, content, shape, type }: HostileFile): boolean =>
  shape.orderly === true &&
  fileNameReason(name) === null &&
  !name.includes('\u0000') &&
  formatOfBytes(content) === formatOfName(name) &&
  content.length <= limitOf(type)

const problemsOf = async (listened: Listening, file: HostileFile): Promise<readonly string[]> => {
  const answer = await sendRaw(listened.port, requestOf(file, await listened.start()))
  if (answer.status === 200) return problemsOfStored(listened, file, answer.text)
  if (isGood(file)) return [`refused a good file with ${answer.status}: ${answer.text}`]
  if (answer.status === 0) return []
  const isRefusal = answer.status < 500 && refusal.safeParse(JSON.parse(answer.text)).success
  return isRefusal ? [] : [`answered ${answer.status}: ${answer.text}`]
}

test(
  'Hostile files',
  attack({
    runs: { day: 30, night: 500 },
    target:
      '0 outside the store, 0 of a wrong type stored, 0 truncated and stored, 0 good ones refused, 0 left over',
    run: async ({ size, seed }) => {
      const listened = await listening()
      const violations: string[] = []
      const files = [
        ...filesAtLimits,
        ...fc.sample(hostileFiles, { numRuns: size - filesAtLimits.length, seed }),
      ]
      await inParallel(inFlight, files, async file => {
        const problems = await problemsOf(listened, file)
        const { type, name, content, shape } = file
        const what = `${type} ${JSON.stringify(name)}, ${content.length} bytes, ${shape.about}`
        violations.push(...problems.map(problem => `${what}: ${problem}`))
      })
      const stored = await listened.service.db.selectFrom('attachments').select('id').execute()
      violations.push(...(await settledLeftovers(listened)))
      return {
        ran: `${size.toLocaleString('en')} files`,
        result: `${violations.length} violations, ${stored.length} stored whole`,
        violations,
      }
    },
  }),
)

/** Bytes at the end of a body without which its file is incomplete. */
const ending = 30

const aborts = fc.record({
  file: hostileFiles.map((file): HostileFile => ({ ...file, name: `${canary}.pdf`, shape: orderly })),
  part: fc.double({ min: 0, max: 1, noNaN: true }),
  reset: fc.boolean(),
})

test(
  'Interrupted uploads',
  attack({
    runs: { day: 40, night: 1000 },
    target: '0 stored, 0 files, descriptors or connections left over',
    run: async ({ size, seed }) => {
      const listened = await listening()
      const state = await listened.start()
      await inParallel(
        inFlight,
        fc.sample(aborts, { numRuns: size, seed }),
        async ({ file, part, reset }) => {
          const request = requestOf(file, state)
          await abortAfter(listened.port, request, Math.floor((request.body.length - ending) * part), reset)
        },
      )
      const stored = await listened.service.db.selectFrom('attachments').select('size').execute()
      const violations = [
        ...stored.map(({ size: bytes }) => `Stored ${bytes} bytes of a file that broke off`),
        ...(await settledLeftovers(listened)),
      ]
      return {
        ran: `${size.toLocaleString('en')} aborted uploads`,
        result: `${violations.length} violations`,
        violations,
      }
    },
  }),
)

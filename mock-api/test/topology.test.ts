import { type ChildProcess, execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { submitAnswer } from '@open-account/contracts/submitAnswer'
import { Client } from 'pg'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { bucketCalls } from '../src/files/bucketCalls.ts'
import { folderOf } from '../src/files/folderName.ts'
import { applicantBy, type Call } from '../src/subjects/seeding/applicantBy.ts'
import { freePort } from './freePort.ts'
import { nginx, nginxProgram } from './nginx.ts'
import { bucket, credentials, objectStoreServer } from './objectStoreServer.ts'
import { programFolder, startServer } from './postgresServer.ts'
import { type Part, restartable } from './restartable.ts'
import { builtServiceProcess, listening } from './serviceProcess.ts'

const programs = programFolder()
const proxy = nginxProgram()

/** A replica that keeps its port. */
const replica = async (variables: Readonly<Record<string, string>>): Promise<Part & { origin: string }> => {
  const port = await freePort()
  const start = async (): Promise<ChildProcess> => {
    const child = builtServiceProcess({ ...variables, PORT: String(port) })
    await listening(child)
    return child
  }
  const part = await restartable(start)
  onTestFinished(part.kill)
  return { origin: `http://127.0.0.1:${port}`, ...part }
}

/** A deadline that a busy machine meets: two replicas, two stores and nginx start, and start again. Milliseconds. */
const deadline = 240_000
/** How long a caller waits before it calls again. Milliseconds. */
const pause = 50
/** The status of a call that a proxy or the service asks to repeat. */
const away: ReadonlySet<number> = new Set([502, 503, 504])

/** Calls until a part is there that answers. */
const patiently = async ({ method, url, payload, headers }: Call, origin: string) => {
  for (;;) {
    const response = await fetch(origin + url, {
      method,
      headers: payload instanceof Buffer ? headers : { ...headers, 'content-type': 'application/json' },
      ...(payload === undefined
        ? {}
        : { body: payload instanceof Buffer ? new Uint8Array(payload) : JSON.stringify(payload) }),
    }).catch(() => null)
    /** The connection may break in the middle of an answer. */
    const body = await response?.text().catch(() => null)
    if (response !== null && typeof body === 'string' && !away.has(response.status))
      return { status: response.status, body }
    await wait(pause)
  }
}

describe.runIf(programs !== undefined && proxy !== undefined)('Two replicas behind nginx', () => {
  beforeAll(async () => {
    await promisify(execFile)(process.execPath, [
      resolve(import.meta.dirname, '../../scripts/ensureServiceBuild.mjs'),
    ])
  }, 300_000)

  const arrange = async () => {
    const [database, objects] = await Promise.all([startServer(programs ?? ''), objectStoreServer()])
    onTestFinished(async () => {
      await Promise.all([database.stop(), objects.stop()])
    })
    const folder = await mkdtemp(join(tmpdir(), 'open-account-topology-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const variables = {
      ...credentials,
      DATABASE_URL: database.url,
      FILES_URL: `s3://${bucket}?${new URLSearchParams({ endpoint: objects.endpoint }).toString()}`,
      TRUSTED_PROXIES: 'loopback',
      LOG_LEVEL: 'info',
    }
    const replicas = await Promise.all(
      ['one', 'two'].map(name => replica({ ...variables, DATA_DIR: join(folder, name) })),
    )
    const front = await nginx(
      proxy ?? '',
      replicas.map(({ origin }) => origin),
    )
    onTestFinished(front.stop)
    return { database, objects, replicas, front }
  }

  test(
    'lose and double nothing when each part is killed in the middle of applications',
    async () => {
      const { database, objects, replicas, front } = await arrange()
      const { origin } = front
      let uploads = 0
      /** An application in a world of its own, so that no two applicants want one slot. */
      const apply = async (world: string) => {
        const headers = { 'x-world': world }
        const send = async (call: Call) => {
          const answer = await patiently(call, origin)
          expect(answer.status, `${call.url}: ${answer.body}`).toBe(200)
          if (call.url.includes('/attachment')) uploads += 1
          return answer
        }
        const { readyIn, submit } = applicantBy(send, headers)
        const { body } = await readyIn('residential/company')
        const { body: answer } = await submit(body)
        return { world, answer, again: async () => (await submit(body)).body }
      }
      const worlds = Array.from({ length: 10 }, (_, number) => `world-${number}`)
      for (const id of worlds)
        await patiently({ method: 'POST', url: '/mock/v1/worlds', payload: { id }, headers: {} }, origin)

      const parts: readonly Part[] = [
        ...replicas,
        { kill: database.halt, goOn: database.goOn },
        objects,
        front,
      ]
      const applications: Awaited<ReturnType<typeof apply>>[] = []
      for (const [index, part] of parts.entries()) {
        const uploadsBefore = uploads
        const running = Promise.all(worlds.slice(index * 2, index * 2 + 2).map(apply))
        await Promise.race([
          running,
          vi.waitFor(() => expect(uploads).toBeGreaterThan(uploadsBefore), {
            timeout: deadline,
            interval: 1,
          }),
        ])
        await part.kill()
        await part.goOn()
        applications.push(...(await running))
      }

      const submitted = applications.map(({ answer }) => submitAnswer.parse(JSON.parse(answer)))
      expect(new Set(submitted.map(({ app_id }) => app_id)).size).toBe(worlds.length)
      for (const { again, answer } of applications)
        expect(JSON.parse(await again())).toEqual(JSON.parse(answer))

      const client = new Client(database.url)
      await client.connect()
      onTestFinished(() => client.end())
      const { rows: doubled } = await client.query(
        'select state_id, type from attachments group by state_id, type having count(*) > 1',
      )
      expect(doubled).toEqual([])
      const { rows: files } = await client.query<{ world: string; id: string }>(
        'select world, id from attachments union all select world, id from signatures',
      )
      expect(files.length).toBeGreaterThan(worlds.length)
      const call = bucketCalls(
        { bucket, endpoint: objects.endpoint, region: null },
        credentials,
        () => undefined,
      )
      const keys = new Set((await call(each => each.listObjects()))?.map(({ Key }) => Key))
      expect(files.filter(({ world, id }) => !keys.has(`${folderOf(world)}/${id}`))).toEqual([])
    },
    deadline,
  )
})

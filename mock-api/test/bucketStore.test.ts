import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parseEnv } from '../src/kit/env.ts'
import { type BucketCall, bucketCalls } from '../src/files/bucketCalls.ts'
import { bucketStore } from '../src/files/bucketStore.ts'
import { filesOf } from '../src/files/filesOf.ts'
import { folderOf } from '../src/files/folderName.ts'
import { troubleOf } from '../src/kit/troubleOf.ts'
import { applicant } from './application.ts'
import { databaseGate } from './databaseGate.ts'
import { bucket, credentials, objectStoreServer } from './objectStoreServer.ts'
import { testApp } from './testApp.ts'

let server: Awaited<ReturnType<typeof objectStoreServer>>
beforeAll(async () => {
  server = await objectStoreServer()
})
afterAll(() => server.stop())

/** A world of its own for each test. */
let world = ''
let worlds = 0
beforeEach(() => {
  worlds += 1
  world = `world ${worlds}`
})

const arrange = (options = {}, endpoint = server.endpoint) => {
  const reports: string[] = []
  const call = bucketCalls({ bucket, endpoint, region: null }, credentials, reason => reports.push(reason))
  const keys = async () => {
    const objects = await bucketCalls(
      { bucket, endpoint: server.endpoint, region: null },
      credentials,
      () => undefined,
    )(each => each.listObjects('/', `${folderOf(world)}/`))
    return (objects ?? []).map(({ Key }) => Key.split('/')[1])
  }
  return { files: bucketStore(call, options), call, keys, reports }
}

/** A content in pieces of an odd size, as an upload brings it. */
async function* pieces(content: Uint8Array, size = 300_001) {
  for (let at = 0; at < content.length; at += size) {
    /** A piece is overwritten when the next one is requested. */
    const piece = Buffer.from(content.subarray(at, at + size))
    yield piece
    piece.fill(0)
  }
}
const contentOf = (length: number) => Buffer.alloc(length, 'a page of a document ')
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
const accept = () => undefined
const mebibyte = 1_048_576

describe('A bucket', () => {
  test.each([
    ['an empty file', 0],
    ['a small file', 20_000],
    ['a file of exactly one part', 5 * mebibyte],
    ['a file of several parts', 12 * mebibyte + 1],
  ])('stores %s', async (_name, length) => {
    const { files } = arrange()
    const content = contentOf(length)
    const stored = await files.save(world, 'one', pieces(content), {
      checkStart: accept,
      record: ({ size, sha256: hash, confirm }) => {
        confirm()
        return Promise.resolve({ size, hash })
      },
    })
    expect(stored).toEqual({ size: length, hash: sha256(content) })
    expect(sha256(await files.read(world, 'one'))).toBe(sha256(content))
  })

  test('has no file that was refused, that broke off or that was not recorded', async () => {
    const { files, keys, reports } = arrange()
    const record = () => Promise.resolve()
    async function* cut() {
      yield* pieces(contentOf(6 * mebibyte))
      throw new Error('cut')
    }
    const refuse = () => {
      throw new Error('refused')
    }
    const fail = () => Promise.reject(new Error('not recorded'))
    const content = () => pieces(contentOf(6 * mebibyte))
    const saved = Promise.allSettled([
      files.save(world, 'refused', content(), { checkStart: refuse, record }),
      files.save(world, 'cut', cut(), { checkStart: accept, record }),
      files.save(world, 'unrecorded', content(), { checkStart: accept, record: fail }),
    ])
    expect((await saved).map(result => result.status === 'rejected' && String(result.reason))).toEqual([
      'Error: refused',
      'Error: cut',
      'Error: not recorded',
    ])
    expect(await keys()).toEqual([])
    /** The one multipart upload that had begun is aborted, which this server does not offer. */
    expect(reports).toEqual([`${server.endpoint} answers 405 (MethodNotAllowed)`])
  })

  test('copies and removes the files of a world', async () => {
    const { files, keys } = arrange()
    const record = () => Promise.resolve()
    for (const id of ['one', 'two'])
      await files.save(`${world} original`, id, pieces(Buffer.from(id)), { checkStart: accept, record })
    await files.save(world, 'two', pieces(Buffer.from('its own')), { checkStart: accept, record })
    await files.copyWorld(`${world} original`, world)
    expect(await keys()).toEqual(['one', 'two'])
    expect(Buffer.from(await files.read(world, 'two')).toString()).toBe('its own')
    await files.remove(world, 'one')
    expect(await keys()).toEqual(['two'])
    await files.removeWorld(world)
    expect(await keys()).toEqual([])
    expect(Buffer.from(await files.read(`${world} original`, 'one')).toString()).toBe('one')
  })

  test('leaves a file that is deleted meanwhile out of a copy', async () => {
    const { files, call, keys, reports } = arrange()
    const original = `${world} original`
    const record = () => Promise.resolve()
    await files.save(original, 'deleted', pieces(Buffer.from('%PDF-1.7')), { checkStart: accept, record })
    const deletedOnceListed: BucketCall = async work => {
      const result = await call(work)
      if (JSON.stringify(result ?? null).includes('/deleted')) await files.remove(original, 'deleted')
      return result
    }
    await bucketStore(deletedOnceListed).copyWorld(original, world)
    expect(await keys()).toEqual([])
    expect(reports).toEqual([])
  })

  test('has no old file without a row after a sweep', async () => {
    const { files, keys } = arrange({ orphanAge: 0, sweepInterval: 0 })
    const { files: waiting } = arrange({ sweepInterval: 0 })
    const record = () => Promise.resolve()
    for (const id of ['recorded', 'orphan'])
      await files.save(world, id, pieces(Buffer.from(id)), { checkStart: accept, record })
    const recorded = {
      worlds: () => Promise.resolve(new Set([world])),
      files: () => Promise.resolve(new Set(['recorded'])),
      isWhole: () => false,
    }
    await waiting.sweep(recorded)
    expect(await keys()).toEqual(['orphan', 'recorded'])
    await files.sweep(recorded)
    expect(await keys()).toEqual(['recorded'])
    await files.sweep({ ...recorded, worlds: () => Promise.resolve(new Set()) })
    expect(await keys()).toEqual([])
  })
})

describe('While the object store is away', () => {
  test('an upload is refused with 503, and works again when it is back', async () => {
    const gate = await databaseGate(server.endpoint)
    const { files, reports } = arrange({}, new URL(gate.url).origin)
    const { app } = await testApp({}, { files })
    const { start, upload, sendSignature } = applicant(app)
    const state = await start()
    await gate.shut()
    for (const answer of [await upload(state, 'nric_front'), await sendSignature()]) {
      expect(answer.json()).toMatchObject({ error: 'unavailable' })
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
    }
    expect((await app.inject({ url: '/health/ready' })).json()).toMatchObject({
      error_description: 'No file can be stored.',
    })
    expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200)
    expect(new Set(reports)).toEqual(
      new Set([`${new URL(gate.url).origin} cannot be reached (ECONNREFUSED)`]),
    )
    await gate.open()
    expect((await upload(state, 'nric_front')).statusCode).toBe(200)
    expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(200)
  })

  test('a connection that is cut in the middle of a multipart upload fails that upload alone', async () => {
    const gate = await databaseGate(server.endpoint)
    const { files, keys } = arrange({}, new URL(gate.url).origin)
    async function* cutAfterOnePart() {
      yield* pieces(contentOf(6 * mebibyte))
      await gate.shut()
      yield* pieces(contentOf(6 * mebibyte))
    }
    const record = () => Promise.resolve('recorded')
    const failure = await files
      .save(world, 'cut', cutAfterOnePart(), { checkStart: accept, record })
      .catch((error: unknown) => error)
    expect(troubleOf(failure)).toBe('unavailable')
    await gate.open()
    expect(await keys()).toEqual([])
    await expect(
      files.save(world, 'next', pieces(contentOf(6 * mebibyte)), { checkStart: accept, record }),
    ).resolves.toBe('recorded')
  })

  test('a file that cannot be removed is left for the sweep', async () => {
    const gate = await databaseGate(server.endpoint)
    const { files, keys } = arrange({}, new URL(gate.url).origin)
    await files.save(world, 'one', pieces(contentOf(1)), {
      checkStart: accept,
      record: () => Promise.resolve(),
    })
    await gate.shut()
    await expect(files.remove(world, 'one')).resolves.toBeUndefined()
    await expect(files.removeWorld(world)).resolves.toBeUndefined()
    expect(await keys()).toEqual(['one'])
  })
})

describe('The service does not start', () => {
  let strict: typeof server
  beforeAll(async () => {
    strict = await objectStoreServer({ checksSignatures: true })
  })
  afterAll(() => strict.stop())
  const url = (name = bucket, endpoint = strict.endpoint) =>
    `s3://${name}?${new URLSearchParams({ endpoint }).toString()}`
  test.each([
    ['without its bucket', () => ({ FILES_URL: url('another') }), /FILES_URL.*no bucket another at http:/],
    [
      'with an unknown access key',
      () => ({ FILES_URL: url(), AWS_ACCESS_KEY_ID: 'unknown' }),
      /FILES_URL.*refuses the access key for the bucket open-account \(InvalidAccessKeyId\)/,
    ],
    [
      'with a wrong secret',
      () => ({ FILES_URL: url(), AWS_SECRET_ACCESS_KEY: 'wrong' }),
      /FILES_URL.*refuses the access key .*\(SignatureDoesNotMatch\)/,
    ],
    [
      'without a secret',
      () => ({ FILES_URL: url(), AWS_SECRET_ACCESS_KEY: '' }),
      /The setting AWS_SECRET_ACCESS_KEY is wrong: FILES_URL needs it\./,
    ],
    [
      'when nothing listens at the address',
      () => ({ FILES_URL: url(bucket, 'http://127.0.0.1:2') }),
      /FILES_URL.*http:\/\/127\.0\.0\.1:2 cannot be reached \(ECONNREFUSED\)/,
    ],
  ])('%s', async (_case, settings, message) => {
    const env = () => parseEnv({ ...credentials, ...settings() })
    await expect(filesOf(env(), () => undefined)).rejects.toThrow(message)
  })

  test.each([
    'files',
    'https://bucket',
    's3://',
    's3://bucket/folder',
    's3://bucket?endpoint=here',
    's3://bucket?key=a',
  ])('with the address %s', address => {
    expect(() => parseEnv({ FILES_URL: address })).toThrow('The setting FILES_URL is wrong: it is no address')
  })
})

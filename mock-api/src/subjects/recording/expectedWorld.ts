import type { RecordedAnswer } from '@open-account/contracts/control/recordings'
import type { FastifyInstance } from 'fastify'
import type { Service } from '../../service/service.ts'
import { exportWorld, importWorld, readArchive } from '../../store/archive.ts'
import { createWorld } from '../../store/worlds.ts'
import { removeWorld } from '../worlds/emptyWorld.ts'
import { summaryOf } from './backendAnswer.ts'
import { parsedJson } from '../../kit/parsedJson.ts'

/** A call that was passed on, to be made once more here. */
export interface PassedCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
}

/** Real time after which the world is deleted. Milliseconds. */
const lifetime = 24 * 3_600_000
/** How many ids of the backend are remembered. */
const maxIds = 20_000

/** The names of fields with a text that one of the two services made up. */
const madeUpName = /(?:id|hash|ref|reference|session|code|credential|token)$/i
const idPattern = /[\w.~-]+/g

/** The id of the world in which this service makes the calls of another world itself. */
const expectedId = (world: string): string => `${world.slice(0, 50)}-expected`

/** A world like another one in what a tester set: clock, flags, settings, own values and personas. */
const createExpected = async (service: Service, world: string): Promise<string> => {
  const id = expectedId(world)
  const archive = readArchive(await exportWorld(service.db, world))
  if (archive === null) throw new Error(`The world ${world} cannot be read`)
  const { flags = [], personas = [], persona_choices: choices = [] } = archive.tables
  await removeWorld(service, id)
  const createdAt = service.clock()
  await createWorld(service.db, { id, createdAt, expiresAt: createdAt + lifetime })
  await service.db.transaction().execute(trx =>
    importWorld(trx, id, {
      own: { ...archive.own, faulty: 0 },
      tables: { flags, personas, persona_choices: choices },
    }),
  )
  return id
}

/**
 * The answers that this service would have given to the calls of a world. It makes each call in another world, with its
 * own ids in place of those that the backend returned at the same place of the same answer.
 */
export const expectedWorld = (service: Service, app: FastifyInstance, world: string) => {
  const created = createExpected(service, world)
  const ownIds = new Map<string, string>()
  const cookies = new Map<string, string>()

  const translated = (text: string): string => text.replaceAll(idPattern, id => ownIds.get(id) ?? id)
  const learn = (theirs: unknown, own: unknown, name: string): void => {
    if (typeof theirs === 'string' && typeof own === 'string') {
      if (theirs !== own && madeUpName.test(name) && ownIds.size < maxIds) ownIds.set(theirs, own)
      return
    }
    if (typeof theirs !== 'object' || typeof own !== 'object' || theirs === null || own === null) return
    for (const [key, value] of Object.entries(theirs))
      learn(value, (own as Readonly<Record<string, unknown>>)[key], Array.isArray(theirs) ? name : key)
  }
  /** The cookies of this service in place of those of the backend. */
  const ownCookies = (header: string): string =>
    header
      .split(';')
      .map(pair => pair.trim().split('=', 1)[0] ?? '')
      .flatMap(name => {
        const value = cookies.get(name)
        return value === undefined ? [] : [`${name}=${value}`]
      })
      .join('; ')

  return async (
    { method, url, headers: { cookie = '', ...headers }, body }: PassedCall,
    answer: string | null,
  ): Promise<RecordedAnswer> => {
    const own = await app.inject({
      method,
      url: translated(url),
      headers: { ...headers, cookie: ownCookies(cookie), ...app.seedHeaders, 'x-world': await created },
      /** Latin 1 keeps the bytes of a file as they are. */
      ...(body === null ? {} : { payload: Buffer.from(translated(body.toString('latin1')), 'latin1') }),
    })
    for (const { name, value } of own.cookies) cookies.set(name, value)
    const value = parsedJson(own.body)
    if (answer !== null) learn(parsedJson(answer), value, '')
    return summaryOf(own.statusCode, value)
  }
}

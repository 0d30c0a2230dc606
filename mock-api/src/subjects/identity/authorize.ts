import { brokenCallbackNames } from '@open-account/contracts/control/brokenCallbacks'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { consentPage } from '../../views/consentPage.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import { findIdentitySession, isForgotten, putIdentitySession } from '../../store/identitySessions.ts'
import { chosenPersona } from '../../store/personaChoices.ts'
import type { TransactionRow } from '../../store/tables.ts'
import { isOpen } from '../../store/transactions.ts'
import { brokenCallbackOf, recordBrokenCallback } from './brokenCallback.ts'
import { identityCookie, identityLifetime, newToken, identityTokenHash } from './identityCookie.ts'
import type { IdentityService } from './identityService.ts'
import { personasOf } from './personasOf.ts'

/** The query of the consent page. A program may send it in the first call, without the page. */
const query = z.object({
  persona: z.string().max(64).optional(),
  /** What is to be wrong with the return; nothing when it is empty. */
  broken: z.enum([...brokenCallbackNames, '']).optional(),
  /** The origin of the web application, when it is not the origin of this service. */
  from: z.string().max(256).optional(),
})

const originOf = (url: string | undefined): string | undefined =>
  url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? ''

const second = 1_000

const overRefusal = () =>
  new Refusal('expired', { description: 'The application was submitted or ended. Please start again.' })

/** The reply, as far as cookies and headers are set on it. */
export interface Reply {
  setCookie(name: string, value: string, options: CookieSerializeOptions): unknown
  header(name: string, value: string): unknown
}

/**
 * The identity service. It shows the consent page, until a persona is chosen: on the page, in the query or by a tester.
 * Then it redirects to the particulars screen of the transaction, at the origin that the browser came from when that
 * origin is allowed. A tester can break that return: the service then stores no data that the browser could read.
 */
export const authorize = async <Data>(
  { db, env }: Pick<Service, 'db' | 'env'>,
  identity: IdentityService<Data>,
  request: FastifyRequest,
  reply: Reply,
  transaction: TransactionRow,
) => {
  const parsedQuery = query.safeParse(request.query)
  if (!parsedQuery.success) throw new Refusal('invalid_request')
  const { world, id: state_id } = transaction
  const session = await findIdentitySession(db, { world, state_id })
  if (!isOpen(transaction) || (session !== undefined && isForgotten(session))) throw overRefusal()

  const origin = parsedQuery.data.from ?? originOf(request.headers.referer)
  const allowed = env.CORS_ORIGINS.find(candidate => candidate === origin) ?? ''
  const back = `${allowed}/open-account/${transaction.domain}/${transaction.type}/particulars`

  const personas = await personasOf(db, identity, world)
  const persona = parsedQuery.data.persona ?? (await chosenPersona(db, world, identity.kind))
  if (persona === null)
    return {
      status: 200,
      body: consentPage({ service: identity.name, personas, action: pathOf(request), from: allowed, back }),
    } as const
  if (!personas.some(({ value }) => value === persona))
    throw new Refusal('invalid_request', { description: 'The identity service has no such persona.' })

  const broken = await brokenCallbackOf({ db }, request, parsedQuery.data.broken || null)
  if (broken !== null) recordBrokenCallback(request, broken)
  const rule = broken === null ? {} : ({ rule: `identity.callback-${broken}` } as const)
  // Without the parameter the data is there, but the application does not learn that the browser came back.
  const refused = broken === 'missing' ? null : broken

  const token = newToken()
  const isSaved = await putIdentitySession(db, {
    world,
    state_id,
    kind: identity.kind,
    token_hash: identityTokenHash(token),
    persona,
    expires_at: request.at + identityLifetime,
    broken: refused,
  })
  // The data was deleted meanwhile.
  if (!isSaved) throw overRefusal()
  if (refused === null)
    reply.setCookie(identityCookie, token, {
      path: `${identity.dataPath}/${state_id}`,
      httpOnly: true,
      sameSite: 'lax',
      maxAge: identityLifetime / second,
    })
  reply.header('location', broken === 'missing' ? back : `${back}?redirected=myinfo`)
  return { status: 302, body: undefined, ...rule } as const
}

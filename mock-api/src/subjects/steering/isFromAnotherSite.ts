import type { FastifyRequest } from 'fastify'
import type { Env } from '../../kit/env.ts'

/** `Sec-Fetch-Site` of a call from the address bar or from a page of this origin. */
const ownSites: ReadonlySet<unknown> = new Set(['same-origin', 'none'])

/**
 * Whether the headers of a browser show that a page of another origin made the call. Another port of the same machine is
 * another origin. Programs send no such header.
 */
export const isFromAnotherSite = (
  { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>,
  { headers, host }: FastifyRequest,
): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return !ownSites.has(site)
  const { origin } = headers
  if (origin === undefined || origin === PUBLIC_URL) return false
  if (!URL.canParse(origin)) return true
  const { protocol, host: of } = new URL(origin)
  const own = `${protocol}//${host}`
  return !URL.canParse(own) || new URL(own).host !== of
}

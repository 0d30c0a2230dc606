import type { FastifyRequest } from 'fastify'
import type { Env } from '../../kit/env.ts'
import { isLoopback } from './loopback.ts'

type Settings = Pick<Env, 'HOST' | 'PUBLIC_URL' | 'CONTROL_HOSTS'>

/** The hosts, besides loopback, under which the settings allow steering. */
const steeringHosts = ({ HOST, PUBLIC_URL, CONTROL_HOSTS }: Settings): readonly string[] =>
  [HOST.toLowerCase(), ...(PUBLIC_URL === '' ? [] : [new URL(PUBLIC_URL).hostname]), ...CONTROL_HOSTS].filter(
    host => !isLoopback(host),
  )

/** Whether other machines can reach the service. */
export const isBeyondLoopback = (settings: Settings): boolean => steeringHosts(settings).length > 0

/** The value of a Host header: the host with or without a port. */
const named = /^(\[[^\]]+\]|[^:]+)(?::\d+)?$/

/**
 * Whether the Host of a call is loopback or one of the settings' hosts. If another site points its own
 * name at this machine (DNS rebinding), its calls have that name as their Host.
 */
export const isSteeringHost = (settings: Settings, { host }: FastifyRequest): boolean => {
  const [, name = ''] = named.exec(host.toLowerCase()) ?? []
  return isLoopback(name) || steeringHosts(settings).includes(name)
}

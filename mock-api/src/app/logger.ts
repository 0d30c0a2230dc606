import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { Env } from '../kit/env.ts'

/** The query of an address in a text, which may contain a secret. */
const queryPattern = /\?[^\s"'<>]+/g

const withoutQueries = (text: string): string => text.replaceAll(queryPattern, '?…')

/** The logged fields of an error, without the values that libraries attach to it. */
const errorFields = (error: Error) => ({
  type: error.name,
  message: withoutQueries(error.message),
  stack: withoutQueries(error.stack ?? ''),
})

/** The log of the service, on standard output by default. */
export const serviceLogger = (
  { LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>,
  destination: DestinationStream = pino.destination(1),
): Logger => pino({ level: LOG_LEVEL, serializers: { err: errorFields } }, destination)

const belowInfo: ReadonlySet<string> = new Set(['trace', 'debug'])

/** The log for the framework and its plugins. Below `info` they would log raw headers and addresses. */
export const frameworkLogger = (logger: FastifyBaseLogger): FastifyBaseLogger =>
  belowInfo.has(logger.level) ? logger.child({}, { level: 'info' }) : logger

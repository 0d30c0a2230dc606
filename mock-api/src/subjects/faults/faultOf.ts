import { createHash } from 'node:crypto'
import {
  type FaultConditions,
  type FaultEffect,
  faultConditions,
  faultEffect,
  isOperation,
} from '@open-account/contracts/control/faults'
import type { FastifyRequest } from 'fastify'
import type { Service } from '../../service/service.ts'
import { countCall, listOpenFaults, strikeFault } from '../../store/faults.ts'

type Match = FaultConditions['match'][number]

/** A fault that affects a call. */
export interface Fault {
  readonly effect: FaultEffect
  /** A number from 0 up to 1 for what is random in it, the same for the same seed and call. */
  readonly share: number
}

/** The value at a path of names, joined by dots. */
const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null && Object.hasOwn(part, name)
          ? (part as Readonly<Record<string, unknown>>)[name]
          : undefined,
      value,
    )

const fieldsIn: Readonly<Record<Match['in'], (request: FastifyRequest) => unknown>> = {
  body: ({ body }) => body,
  query: ({ query }) => query,
  path: ({ params }) => params,
  header: ({ headers }) => headers,
}

const isMet = (request: FastifyRequest, { in: place, name, value }: Match): boolean => {
  const found = valueAt(fieldsIn[place](request), place === 'header' ? name.toLowerCase() : name)
  return ['string', 'number', 'boolean'].includes(typeof found) && String(found) === value
}

const shareOf = (seed: number, call: number | string): number =>
  createHash('sha256').update(`${seed}:${call}`).digest().readUInt32BE() / 2 ** 32

/** Whether a fault affects the call with this number, counted from 1. */
const isAffected = ({ after, every, probability, seed }: FaultConditions, call: number): boolean =>
  call > after && (call - after) % every === 0 && shareOf(seed, call) < probability

/** The first fault of a world that affects a call, which counts it; null when none does. Others than these do not count. */
export const faultOf = async (
  { db }: Pick<Service, 'db'>,
  request: FastifyRequest,
  isApplicable: (effect: FaultEffect) => boolean,
): Promise<Fault | null> => {
  const name = request.call?.operation ?? ''
  for (const { id, operation, effect: stored, conditions } of await listOpenFaults(db, request.world.id)) {
    if (!isOperation(operation, name)) continue
    const effect = faultEffect.parse(JSON.parse(stored))
    if (!isApplicable(effect)) continue
    const affected = faultConditions.parse(JSON.parse(conditions))
    if (!affected.match.every(match => isMet(request, match))) continue
    const call = await countCall(db, id)
    if (isAffected(affected, call) && (await strikeFault(db, id)))
      return {
        effect,
        share: shareOf(affected.seed, `${call} jitter`),
      }
  }
  return null
}

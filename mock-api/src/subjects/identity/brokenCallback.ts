import type { BrokenCallback } from '@open-account/contracts/control/brokenCallbacks'
import type { FaultEffect } from '@open-account/contracts/control/faults'
import type { FastifyRequest } from 'fastify'
import type { Service } from '../../service/service.ts'
import { faultOf } from '../faults/faultOf.ts'

const isBrokenCallback = ({ kind }: FaultEffect): boolean => kind === 'identity_callback'

/** Notes in the request log that a tester broke the return on which a call depends. */
export const recordBrokenCallback = (request: FastifyRequest, broken: BrokenCallback): void => {
  request.fault ??= { kind: 'identity_callback', broken }
}

/** What is wrong with the return that follows, by the choice on the consent page or by a fault; null for nothing. */
export const brokenCallbackOf = async (
  service: Pick<Service, 'db'>,
  request: FastifyRequest,
  chosen: BrokenCallback | null,
): Promise<BrokenCallback | null> => {
  const isUndisturbed = request.world.faulty === 0 || request.fault !== null || request.isSeed
  if (chosen !== null || isUndisturbed) return chosen
  const fault = await faultOf(service, request, isBrokenCallback)
  return fault?.effect.kind === 'identity_callback' ? fault.effect.broken : null
}

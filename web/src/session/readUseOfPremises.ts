import type { UseOfPremisesItem } from '@open-account/contracts/entities/useOfPremisesItem'
import { readSession, sessionKeys, writeSession } from './session.ts'
import { answerOf } from '../http/api/answerOf.ts'
import { tsr } from '../http/api/client.ts'

/** The use-of-premises list of both domains: asked for once, then read from the session (`userOfPremise`). */
export const readUseOfPremises = async (): Promise<readonly UseOfPremisesItem[]> => {
  const stored = readSession(sessionKeys.useOfPremises)
  // Only this function writes under the key, so what is there is the service's answer.
  if (stored !== null) return JSON.parse(stored) as readonly UseOfPremisesItem[]
  const list = await answerOf(tsr.premise.useOfPremise.mutate({ body: {} }))
  writeSession(sessionKeys.useOfPremises, JSON.stringify(list))
  return list
}

import { contract } from '@open-account/contracts'
import type { AppconfigAnswer } from '@open-account/contracts/appconfig'
import { callRoute } from './callRoute.ts'

/** Reads flags and settings. */
export const readAppconfig = async (): Promise<AppconfigAnswer> => {
  const { body } = await callRoute(contract.appconfig.read)
  // The transport throws every refusal, and every other answer is that of the contract.
  return body as AppconfigAnswer
}

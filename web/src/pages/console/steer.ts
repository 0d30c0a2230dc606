import { control } from '@open-account/contracts/control/control'
import type { ApiFetcher } from '@ts-rest/core'
import { initTsrReactQuery } from '@ts-rest/react-query/v5'
import { callService } from '../../http/api/callService.ts'
import { serviceFailureOf } from '../../http/api/serviceFailure.ts'
import { recordAction } from './actions.ts'
import { readWorldKey } from './worldKey.ts'

/** Makes a call of the control API. One that changes something is recorded, so that the page can show it. */
const steer: ApiFetcher = async ({ path, method, headers, body, fetchOptions }) => {
  const key = readWorldKey()
  const allHeaders = key === '' ? headers : { ...headers, 'x-world-key': key }
  if (method === 'GET') return callService({ path, method, headers: allHeaders, fetchOptions })
  const action = { method, path, body: typeof body === 'string' ? body : '' }
  try {
    const answer = await callService({ path, method, headers: allHeaders, body, fetchOptions })
    recordAction({ ...action, outcome: String(answer.status) })
    return answer
  } catch (thrown) {
    recordAction({ ...action, outcome: serviceFailureOf(thrown).code })
    throw thrown
  }
}

/** Every call of the control API, as a hook and as a function. */
export const tsr = initTsrReactQuery(control, { baseUrl: '', api: steer })

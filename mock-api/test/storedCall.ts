import type { StoredCall } from '../src/store/requestLogBatch.ts'
import { now } from './testApp.ts'

/** A call in the request log. */
export const storedCall = (): StoredCall => ({
  at: now,
  request_id: 'first',
  method: 'GET',
  operation: 'appconfig.read',
  route: '/appconfig',
  path: '/appconfig',
  query: '',
  status: 200,
  error: null,
  rule: null,
  fault: null,
  duration_ms: 1,
  request: { headers: [], body: null },
  answer: { head: '', body: null },
})

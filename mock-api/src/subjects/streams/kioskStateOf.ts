import { type KioskState, kioskState } from '@open-account/contracts/kiosk'
import { requestIssues } from '@open-account/contracts/requestIssues'
import { Refusal } from '../../kit/refusal.ts'

/** The value of a base64url text of JSON; undefined when it is no JSON. */
const valueIn = (state: string): unknown => {
  try {
    return JSON.parse(Buffer.from(state, 'base64url').toString())
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const refused = (issues: readonly { path: string; message: string }[]) =>
  new Refusal('invalid_request', {
    issues: issues.map(({ path, message }) => ({ path: path === '' ? 'state' : `state.${path}`, message })),
  })

/** Reads the `state` with which a kiosk opens its stream. Refuses one that does not match the contract. */
export const kioskStateOf = (state: string): KioskState => {
  const value = valueIn(state)
  if (value === undefined) throw refused([{ path: '', message: 'This is no base64url of a JSON text.' }])
  const { success, data, error } = kioskState.safeParse(value)
  if (success) return data
  throw refused(requestIssues({ query: error }))
}

/** The id of the transaction in a `state`; null when it contains none. */
export const stateIdIn = (state: string): string | null =>
  kioskState.safeParse(valueIn(state)).data?.app_state ?? null

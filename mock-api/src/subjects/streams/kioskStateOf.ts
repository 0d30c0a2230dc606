import { type KioskState, kioskState } from '@open-account/contracts/kiosk'
import { issuesOf } from '../../kit/issues.ts'
import { Refusal } from '../../kit/refusal.ts'

/** What a base64url text says, where it is JSON; undefined where it is none. */
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

/** For which session a kiosk opens its stream. */
export const kioskStateOf = (state: string): KioskState => {
  const value = valueIn(state)
  if (value === undefined) throw refused([{ path: '', message: 'This is no base64url of a JSON text.' }])
  const judged = kioskState.safeParse(value)
  if (judged.success) return judged.data
  throw refused(issuesOf(judged.error.issues))
}

/** The transaction that a state names; null when it names none. */
export const stateIdIn = (state: string): string | null =>
  kioskState.safeParse(valueIn(state)).data?.app_state ?? null

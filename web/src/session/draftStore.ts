import type { Domain } from '@open-account/domain/application/codes'
import { useSyncExternalStore } from 'react'
import { normaliseDraft } from './fieldNormalisers.ts'
import { withConsequences } from './consequences.ts'
import { type Draft, emptyDraft } from './draft.ts'
import { readSession, sessionKeys, writeSession } from './session.ts'
import { readSignup } from './signup.ts'

const beforeStart: Domain = 'residential'

/**
 * What is stored, slice by slice over the defaults: a field that is not stored yet has its default. A page that loads has
 * left every field, and so every field is normalised.
 */
const parse = (stored: string | null): Draft => {
  const defaults = emptyDraft(readSignup()?.domain ?? beforeStart)
  // Only saveDraft writes under this key, so what is there has the shape of a draft.
  const kept = JSON.parse(stored ?? '{}') as { readonly [Slice in keyof Draft]?: Partial<Draft[Slice]> }
  return normaliseDraft({
    signup: { ...defaults.signup, ...kept.signup },
    premises: { ...defaults.premises, ...kept.premises },
    turnOnServices: { ...defaults.turnOnServices, ...kept.turnOnServices },
    personal_information: { ...defaults.personal_information, ...kept.personal_information },
    personal_contact_information: {
      ...defaults.personal_contact_information,
      ...kept.personal_contact_information,
    },
    bankruptcy: { ...defaults.bankruptcy, ...kept.bankruptcy },
    company_information: { ...defaults.company_information, ...kept.company_information },
    representative: { ...defaults.representative, ...kept.representative },
    particulars: { ...defaults.particulars, ...kept.particulars },
    turnOn: { ...defaults.turnOn, ...kept.turnOn },
    review: { ...defaults.review, ...kept.review },
    signature: { ...defaults.signature, ...kept.signature },
    security_deposit: { ...defaults.security_deposit, ...kept.security_deposit },
    payment: { ...defaults.payment, ...kept.payment },
    calendar: { ...defaults.calendar, ...kept.calendar },
    documents: { ...kept.documents },
    kiosk: { ...defaults.kiosk, ...kept.kiosk },
  })
}

let text: string | null | undefined
let draft: Draft
const listeners = new Set<() => void>()

/** The application as entered so far. Session storage is the truth: a refresh, a redirect and a crash keep it. */
export const readDraft = (): Draft => {
  const stored = readSession(sessionKeys.data)
  if (stored !== text) {
    text = stored
    draft = parse(stored)
  }
  return draft
}

/** Saves slices of the draft at once, with what follows from the change. */
export const saveDraft = (change: Partial<Draft> | ((draft: Draft) => Partial<Draft>)): void => {
  const previous = readDraft()
  const saved = typeof change === 'function' ? change(previous) : change
  // A new object even without a change: components then also read the rest of the session again.
  draft = withConsequences(saved, { previous, signup: readSignup() })
  text = JSON.stringify(draft)
  writeSession(sessionKeys.data, text)
  for (const listener of listeners) listener()
}

/** Calls a listener after every save. */
export const subscribeToDraft = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useDraft = (): Draft => useSyncExternalStore(subscribeToDraft, readDraft)

import type { Domain } from '@open-account/domain/application/codes'
import { useLayoutEffect, useRef, useState } from 'react'
import { normaliseDraft } from './fieldNormalisers.ts'
import { withConsequences } from './consequences.ts'
import { type Draft, emptyDraft } from './draft.ts'
import { readSession, sessionKeys, writeSession } from './session.ts'
import { readSignup } from './signup.ts'

const initialDomain: Domain = 'residential'

/**
 * The stored slices over the defaults: a field that is not stored has its default. Every field is normalised, because
 * no field has the focus when a page loads.
 */
const parse = (stored: string | null): Draft => {
  const defaults = emptyDraft(readSignup()?.domain ?? initialDomain)
  // Only saveDraft writes this key, so the value has the shape of a draft.
  const saved = JSON.parse(stored ?? '{}') as { readonly [Slice in keyof Draft]?: Partial<Draft[Slice]> }
  const slices = Object.keys(defaults) as (keyof Draft)[]
  const merged = Object.fromEntries(slices.map(slice => [slice, { ...defaults[slice], ...saved[slice] }]))
  // The type of `Object.fromEntries` has no keys.
  return normaliseDraft(merged as unknown as Draft)
}

let text: string | null | undefined
let draft: Draft
const listeners = new Set<() => void>()

/** The answers so far. Session storage is the source of truth: it survives a refresh, a redirect and a crash. */
export const readDraft = (): Draft => {
  const stored = readSession(sessionKeys.data)
  if (stored !== text) {
    text = stored
    draft = parse(stored)
  }
  return draft
}

/** Saves slices of the draft at once, with the consequences of the change. */
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

/**
 * The draft on the screen. What is saved in a transition is shown later than its field, but before the next press, which
 * acts on it.
 */
export const useDraft = (): Draft => {
  const [shown, setShown] = useState(readDraft)
  const onScreen = useRef(shown)
  useLayoutEffect(() => {
    onScreen.current = shown
  }, [shown])
  useLayoutEffect(() => {
    const show = () => setShown(readDraft())
    // React would render the component again for a draft that it shows already.
    const showMissing = () => {
      if (onScreen.current !== readDraft()) show()
    }
    showMissing()
    document.addEventListener('click', showMissing, true)
    const unsubscribe = subscribeToDraft(show)
    return () => {
      document.removeEventListener('click', showMissing, true)
      unsubscribe()
    }
  }, [])
  return shown
}

import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import './modalDialogs.ts'
import { takeViolations } from './violations.ts'

/** The timeout of queries that wait, in milliseconds, long enough for a busy machine. */
configure({ asyncUtilTimeout: 10_000 })

/** A media query that no device matches, as on a computer with a mouse. */
const noMatch = (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
})

// jsdom lacks `scrollTo`, and tests in the node environment have no window.
if ('Element' in globalThis) Element.prototype.scrollIntoView = () => undefined
// jsdom lacks `matchMedia`; a test that needs an answer stubs it.
if ('window' in globalThis) window.matchMedia ??= query => Object.assign(new EventTarget(), noMatch(query))

// Every test ends with an empty page, an empty session and the original functions of the browser.
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  globalThis.sessionStorage?.clear()
  const violations = takeViolations()
  if (violations.length > 0) throw new Error(violations.join('\n'))
})

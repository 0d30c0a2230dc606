import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { takeViolations } from './contractAnswers.ts'
import './modalDialogs.ts'

/** The timeout of queries that wait, in milliseconds, long enough for a busy machine. */
configure({ asyncUtilTimeout: 10_000 })

// jsdom lacks `scrollTo`, and tests in the node environment have no window.
if ('Element' in globalThis) Element.prototype.scrollIntoView = () => undefined

// Every test ends with an empty page, an empty session and the original functions of the browser.
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  globalThis.sessionStorage?.clear()
  const violations = takeViolations()
  if (violations.length > 0) throw new Error(violations.join('\n'))
})

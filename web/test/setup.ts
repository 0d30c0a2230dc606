import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import './modalDialogs.ts'
import { takeViolations } from './violations.ts'

/** The timeout of queries that wait, in milliseconds, long enough for a busy machine. */
configure({ asyncUtilTimeout: 10_000 })

const { getElementError } = getConfig()

/** A query that waits prints the document when it gives up. Printing it after each try takes up to a tenth of a test's time. */
configure({
  getElementError: (message, container) => {
    // Testing Library's own mark of a try, which its types do not name.
    const { _disableExpensiveErrorDiagnostics: isTry } = {
      _disableExpensiveErrorDiagnostics: false,
      ...getConfig(),
    }
    return isTry
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container)
  },
})

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

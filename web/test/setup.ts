import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import './modalDialogs.ts'

/** How long a test waits for what must appear. Milliseconds; a busy machine takes its time. */
configure({ asyncUtilTimeout: 10_000 })

// jsdom does not scroll and lacks the function; tests of the build have no page at all.
if ('Element' in globalThis) Element.prototype.scrollIntoView = () => undefined

// Every test leaves an empty page, an empty session and the browser's own functions behind.
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  globalThis.sessionStorage?.clear()
})

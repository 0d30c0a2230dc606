import type { AnyRouter } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import ConnectionNotice from '../features/connection/ConnectionNotice.tsx'
import { callOverConnection } from '../http/api/connection.ts'
import { sendCallsBy } from '../http/api/sendCall.ts'
import { currentCapabilities, currentMode } from '../session/mode.ts'
import { readSignup } from '../session/signup.ts'

/** The scripts of the first step, named by the document of a landing page (`build/prerender.ts`), for the browser's cache. */
const fetchFirstStep = () => {
  const links = document.querySelector<HTMLTemplateElement>('#first-step')?.content
  if (links === undefined) return
  for (const link of links.querySelectorAll<HTMLElement>('[data-modes]'))
    if (!link.matches(`[data-modes~=${currentMode()}]`)) link.remove()
  document.head.append(links)
}

/** Loads the parts of a shared device that show later. Its frame has loaded before any page. */
const preloadSharedDevice = () => {
  if (!currentCapabilities().sharedDevice) return
  void import('./device/SharedDevice.tsx').then(
    ({ preloadDeviceParts }) => preloadDeviceParts(),
    () => undefined,
  )
}

/** Loads the scripts of each next step of an application. */
const preloadInApplication = (router: AnyRouter) => {
  const preload = () => {
    if (readSignup() === null) return
    unsubscribe()
    // What cannot be loaded now is requested when it is shown.
    void import('./preloadNextScripts.ts').then(
      ({ preloadNextScripts }) => preloadNextScripts(router),
      () => undefined,
    )
  }
  const unsubscribe = router.subscribe('onResolved', preload)
  preload()
}

/** Whether the applicant has asked the browser to save data. Not every browser knows the setting. */
const savesData = (): boolean => {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

/**
 * Starts what the page needs once it is at rest: calls that wait for the connection, the notice about it, which could not
 * be loaded without one, parts of a shared device, and the scripts of the next step. The notice is outside the pages, so
 * that it survives a page that has crashed.
 */
export const startAtRest = (router: AnyRouter): void => {
  sendCallsBy(callOverConnection)
  const place = document.createElement('div')
  place.style.display = 'contents'
  document.body.prepend(place)
  createRoot(place).render(<ConnectionNotice />)
  preloadSharedDevice()
  if (savesData()) return
  fetchFirstStep()
  preloadInApplication(router)
}

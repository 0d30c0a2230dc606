import { connectErrorReporter } from './errorReporter.ts'

/** Browsers without `requestIdleCallback` use a timer. */
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work)
}

let started = false

/** Connects the error reporter once a setting names its address; nothing of it loads without one (C-173). */
export const startReporting = (address: string | undefined): void => {
  if (address === undefined || started) return
  started = true
  whenIdle(() => {
    void import('./beaconReporter.ts').then(({ beaconReporter }) =>
      connectErrorReporter(beaconReporter(address)),
    )
  })
}

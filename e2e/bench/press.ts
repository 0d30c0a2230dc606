import type { Locator } from '@playwright/test'
import { type Device, slowProcessor } from './device.ts'
import { recordRequests } from './requests.ts'

/** The answer to one press, in milliseconds. */
export interface Press {
  /** From the press to the next frame on the screen, as Event Timing reports it: in steps of 8, at least 16. */
  readonly nextPaint: number
  /** From the press to the frame that shows what was pressed for. */
  readonly shown: number
}

export interface MeasuredPress {
  readonly name: string
  /** Milliseconds until the next paint. */
  readonly target?: number
  /** Opens the page on which it is pressed, at full speed. */
  readonly open: (device: Device) => Promise<Locator>
  /** Whether the page shows what was pressed for. Runs in the page, so it uses nothing of this file. */
  readonly isShown: () => boolean
}

type InteractionEntry = PerformanceEntry & { readonly interactionId?: number }

declare global {
  interface Window {
    /** The answer to the press that this window waits for. */
    answered: Promise<Press>
  }
}

/** Runs in the page: waits for a press, for the frame that shows its result, and for the browser's own report. */
const watch = (isShown: () => boolean) => {
  window.answered = new Promise(resolve => {
    let nextPaint = 16
    new PerformanceObserver(list => {
      for (const { interactionId = 0, duration } of list.getEntries() as InteractionEntry[])
        if (interactionId > 0) nextPaint = Math.max(nextPaint, duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    const look = (start: number) => () => {
      if (!isShown()) {
        requestAnimationFrame(look(start))
        return
      }
      // The first task after this frame runs when the frame is drawn.
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => {
        const shown = performance.now() - start
        // The browser reports an event some frames after its paint.
        setTimeout(() => resolve({ nextPaint, shown }), 1_000)
      })
      port1.start()
      port2.postMessage(null)
    }
    addEventListener('pointerup', ({ timeStamp }) => requestAnimationFrame(look(timeStamp)), {
      capture: true,
      once: true,
    })
  })
}

/** A time without traffic after which a page has loaded what it loads ahead, in milliseconds. */
const silence = 1_500

/** Presses once on a page that is at rest, with a slow processor. */
export const measurePress = async (device: Device, { open, isShown }: MeasuredPress): Promise<Press> => {
  const { page, protocol } = device
  const { untilSilent } = recordRequests(protocol)
  const control = await open(device)
  await control.scrollIntoViewIfNeeded()
  await untilSilent(silence)
  // As text, which the policy of the page allows only to the developer tools.
  await page.evaluate(`(${watch.toString()})(${isShown.toString()})`)
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await slowProcessor(device)
  // At a point: Playwright's own press of a control runs its checks in the page, where they would be measured too.
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  return page.evaluate(() => window.answered)
}

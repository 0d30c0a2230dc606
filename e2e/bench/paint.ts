import type { Page } from '@playwright/test'
import { type Device, slowLine, slowProcessor } from './device.ts'
import type { MeasuredPage } from './pages.ts'
import { recordRequests } from './requests.ts'

/** What a browser saw of one page. Times are milliseconds from the start of the navigation. */
export interface Paint {
  readonly fcp: number
  readonly lcp: number
  /** The parts over 50 ms of the tasks after the first paint. */
  readonly tbt: number
  /** The sum of all shifts of the layout. */
  readonly cls: number
  /** Bytes on the line until the page is at rest: headers and bodies, as they were sent. */
  readonly bytes: number
  readonly requests: number
  /** Bytes on the line before anything is pressed: with what the page loads ahead once it is at rest. */
  readonly bytesAhead: number
  readonly requestsAhead: number
}

/** A time without request and without long task after which a page is at rest, in milliseconds. */
const rest = 500
/** A time without traffic after which a page loads nothing more by itself, in milliseconds. */
const silence = 3_000
/** A task that takes longer blocks the page, in milliseconds. */
const longTask = 50

type ObservedEntry = PerformanceEntry & { readonly value?: number }

declare global {
  interface Window {
    /** What the browser reported since the start of the navigation. */
    observed: ObservedEntry[]
  }
}

/** Runs in the page before its own scripts. */
const observe = () => {
  window.observed = []
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'])
    new PerformanceObserver(list => window.observed.push(...list.getEntries())).observe({
      type,
      buffered: true,
    })
}

/** The entries, with the start of the navigation in milliseconds since 1970. */
const readObserved = (page: Page) =>
  page.evaluate(() => ({
    origin: performance.timeOrigin,
    loaded: performance.getEntriesByType('navigation')[0]?.duration ?? 0,
    entries: window.observed.map(({ entryType, name, startTime, duration, value = 0 }) => ({
      entryType,
      name,
      startTime,
      duration,
      value,
    })),
  }))

/** When the stretch of requests and long tasks ends in which the page loads. */
const restAfter = (
  loaded: number,
  work: readonly { readonly start: number; readonly end: number }[],
): number => {
  let end = loaded
  for (const span of work.toSorted((a, b) => a.start - b.start)) {
    if (span.start > end + rest) break
    end = Math.max(end, span.end)
  }
  return end
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Opens an address on a slow line with a slow processor, and watches it until it loads nothing more. */
export const measurePaint = async (
  device: Device,
  { address: prepare, heading, name: measured }: MeasuredPage,
): Promise<Paint> => {
  const { page, protocol } = device
  const address = await prepare(device)
  const { sent, untilSilent } = recordRequests(protocol)
  await page.addInitScript(observe)
  await slowLine(device)
  await slowProcessor(device)
  await page.goto(address)
  await untilSilent(silence)
  // Already there, unless the machine was so busy that nothing happened for as long as the silence.
  await page.getByRole('heading', { name: heading, level: 1, exact: true }).waitFor()
  await untilSilent(silence)

  const { origin, loaded, entries } = await readObserved(page)
  const of = (type: string) => entries.filter(({ entryType }) => entryType === type)
  const fcp = of('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime
  const lcp = of('largest-contentful-paint').at(-1)?.startTime
  if (fcp === undefined || lcp === undefined) throw new Error(`${measured} painted nothing`)
  const tasks = of('longtask').map(({ startTime: start, duration }) => ({ start, end: start + duration }))
  const requests = [...sent.values()].map(({ start, end, bytes }) => ({
    start: start - origin,
    end: end - origin,
    bytes,
  }))
  const atRest = restAfter(loaded, [...requests, ...tasks])
  const early = requests.filter(({ start }) => start <= atRest)
  return {
    fcp,
    lcp,
    tbt: sum(tasks.map(({ start, end }) => Math.max(0, end - Math.max(start, fcp) - longTask))),
    cls: sum(of('layout-shift').map(({ value }) => value)),
    bytes: sum(early.map(({ bytes }) => bytes)),
    requests: early.length,
    bytesAhead: sum(requests.map(({ bytes }) => bytes)),
    requestsAhead: requests.length,
  }
}

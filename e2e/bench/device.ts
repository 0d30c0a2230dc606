import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { Application } from '../application.ts'
import type { StoredSession } from '../storedSession.ts'
import { Values } from '../values.ts'
import { World } from '../world.ts'

/** The line and the processor of an inexpensive phone: 1.6 Mbit/s, 150 ms for each answer, a quarter of this processor. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const processorShare = 4

export const phone = { width: 390, height: 844 }
export const kiosk = { width: 1080, height: 1920 }

/** A new browser profile in a new world of the service: nothing is cached, compiled or connected. */
export interface Device {
  readonly page: Page
  readonly protocol: CDPSession
  readonly apply: Application
  readonly world: World
  readonly values: Values
  /** Opens another page in this profile, at full speed. */
  readonly context: BrowserContext
}

export const withDevice = async <Result>(
  browser: Browser,
  origin: string,
  viewport: typeof phone,
  use: (device: Device) => Promise<Result>,
): Promise<Result> => {
  const world = await World.create(origin)
  const isTouched = viewport === phone
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    isMobile: isTouched,
    hasTouch: isTouched,
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
  })
  try {
    await context.addCookies([world.cookie])
    const page = await context.newPage()
    const protocol = await context.newCDPSession(page)
    await protocol.send('Network.enable')
    await protocol.send('Network.setCacheDisabled', { cacheDisabled: true })
    const values = await Values.read(world)
    return await use({ page, protocol, apply: new Application(page, world), world, values, context })
  } finally {
    await context.close()
    await world.close()
  }
}

export const slowLine = ({ protocol }: Device) => protocol.send('Network.emulateNetworkConditions', line)
export const slowProcessor = ({ protocol }: Device) =>
  protocol.send('Emulation.setCPUThrottlingRate', { rate: processorShare })

/** Puts an application into the session storage before the page that is opened next reads it. */
export const storeSession = (page: Page, session: StoredSession) =>
  page.addInitScript(entries => {
    if (!location.protocol.startsWith('http') || sessionStorage.length > 0) return
    for (const [key, value] of entries) sessionStorage.setItem(key, value)
  }, Object.entries(session))

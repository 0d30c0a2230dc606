import { appconfigAnswer } from '@open-account/contracts/appconfig'
import type { Settings } from '@open-account/contracts/settings'
import type { BrowserContext } from '@playwright/test'

/** The origin of another site, which exists only in the test. */
export const otherSite = 'https://other.example'

/** An address on that site for every link setting. */
export const everyLink = {
  app: `${otherSite}/app`,
  login: `${otherSite}/login`,
  reschedule: `${otherSite}/reschedule`,
  rescheduleForm: `${otherSite}/reschedule-form`,
  gasAddOn: `${otherSite}/gas`,
  myinfo: `${otherSite}/myinfo`,
  myinfoBusiness: `${otherSite}/business`,
  retailers: `${otherSite}/retailers`,
  wholesaleForm: `${otherSite}/wholesale`,
  sanitaryFacilities: `${otherSite}/sanitary`,
  liveChat: `${otherSite}/chat`,
  feedback: `${otherSite}/feedback`,
  terms: `${otherSite}/terms`,
  coolingTerms: `${otherSite}/cooling`,
} as const satisfies NonNullable<Settings['links']>

/** Adds external links to the settings of the application, which a world cannot change, and serves their pages. */
export const offerLinks = async (context: BrowserContext, links: NonNullable<Settings['links']>) => {
  await context.route('**/appconfig', async route => {
    const response = await route.fetch()
    const answer = appconfigAnswer.parse(await response.json())
    await route.fulfill({ response, json: { ...answer, settings: { ...answer.settings, links } } })
  })
  await context.route(`${otherSite}/**`, route =>
    route.fulfill({ contentType: 'text/html', body: '<title>Other site</title>' }),
  )
}

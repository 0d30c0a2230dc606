import { appconfigAnswer } from '@open-account/contracts/appconfig'
import type { Settings } from '@open-account/contracts/settings'
import type { BrowserContext } from '@playwright/test'

/** A site of somebody else that exists in this test only. */
export const otherSite = 'https://other.example'

/** A page of that site for every setting that names a way out. */
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

/** Gives the application links out of it, which are a setting that no world can change, and a page they lead to. */
export const offerLinks = async (context: BrowserContext, links: NonNullable<Settings['links']>) => {
  await context.route('**/appconfig', async route => {
    const response = await route.fetch()
    const answer = appconfigAnswer.parse(await response.json())
    await route.fulfill({ response, json: { ...answer, settings: { ...answer.settings, links } } })
  })
  await context.route(`${otherSite}/**`, route =>
    route.fulfill({ contentType: 'text/html', body: '<title>Somebody else</title>' }),
  )
}

import { appconfigAnswer } from '@open-account/contracts/appconfig'
import type { Settings } from '@open-account/contracts/settings'
import type { BrowserContext } from '@playwright/test'

/** A site of somebody else that exists in this test only. */
export const otherSite = 'https://other.example'

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

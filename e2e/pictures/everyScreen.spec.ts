import { everyApplicant } from '../everyApplicant.ts'
import { expect, test } from '../fixtures.ts'
import { unfoldAll } from '../unfoldAll.ts'

/** The texts beside a spinner. */
const loading = /^(Please wait\.\.|(Loading|Looking up|Calculating) the )/

for (const { who, steps, resumeAt } of everyApplicant)
  test(`every step of ${who}`, async ({ apply, page, values }, info) => {
    const atKiosk = info.project.name.startsWith('kiosk')
    for (const [index, step] of steps.entries()) {
      await resumeAt(apply, values, step, atKiosk)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(loading)).toHaveCount(0)
      const path = (part: string) =>
        `test-results/pictures/${info.project.name}/${who} ${index + 1} ${step} ${part}.png`
      await page.screenshot({ path: path('first view') })
      await unfoldAll(page)
      await expect(page.getByText(loading)).toHaveCount(0)
      await page.screenshot({ path: path('whole'), fullPage: true })
    }
  })

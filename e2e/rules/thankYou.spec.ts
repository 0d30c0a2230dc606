import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'
import { printedSheets } from '../printedSheets.ts'

const textOf = async (download: Download) => readFile(await download.path(), 'utf8')

test('the thank-you page saves the appointment and a copy, and returns to the start', async ({
  apply,
  values,
  page,
}) => {
  await apply.submitAtHome({
    address: values.address('premises.flat'),
    person: person({ nric: values.of('customer.new') }),
  })
  const applicationId = await apply.thankYou.applicationId.textContent()
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(apply.thankYou.heading).toBeInViewport({ ratio: 1 })

  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ])
  expect(calendar.suggestedFilename()).toBe(`${applicationId}.ics`)
  expect(await textOf(calendar)).toMatch(
    /^DTSTART(;TZID=Asia\/Singapore:20270302T090000|:20270302T010000Z)\r$/m,
  )

  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as PDF' }).click(),
  ])
  expect(receipt.suggestedFilename()).toBe(`${applicationId}.pdf`)
  expect(await textOf(receipt)).toMatch(/^%PDF-1\.7/)

  expect(await printedSheets(page)).toBe(1)

  await page.getByRole('link', { name: 'Go back to open account screen' }).click()
  await expect(apply.landing.heading).toHaveText('To Open Utilities Account')
})

/*
 * `npm run bench:web`: how soon a phone on a slow line shows the pages, and how soon they answer a press. A
 * missed target is a row of the table; only a page that cannot be measured ends it with an error.
 */
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.mjs'
import { browserFlags } from '../browserFlags.ts'
import { withDevice } from './device.ts'
import { measurePaint, type Paint } from './paint.ts'
import { pageFloor, pages } from './pages.ts'
import { measurePress, type Press } from './press.ts'
import { pressFloor, presses } from './presses.ts'
import { report } from './report.ts'
import { phone } from './device.ts'
import { serve } from './serve.ts'

/** Runs of each page and each press. All take turns, so that a busy moment of the machine affects all of them. */
const runs = 5
/** With an argument, only what has it in its name, and the floors. */
const [, , part = ''] = process.argv
const chosen = <Subject extends { readonly name: string }>(subjects: readonly Subject[], floor: string) =>
  subjects
    .filter(({ name }) => name === floor || name.toLowerCase().includes(part.toLowerCase()))
    .map(subject => ({ subject }))

const { origin, stop } = await serve()
const executablePath = findChromium()
const browser = await chromium.launch({
  args: [...browserFlags],
  ...(executablePath !== undefined && { executablePath }),
})
const paints = chosen(pages, pageFloor).map(row => ({ ...row, results: [] as Paint[] }))
const answers = chosen(presses, pressFloor).map(row => ({ ...row, results: [] as Press[] }))
try {
  for (let run = 1; run <= runs; run += 1) {
    console.log(`Run ${run} of ${runs}`)
    for (const { subject, results } of paints)
      results.push(
        await withDevice(browser, origin, subject.viewport, device => measurePaint(device, subject)),
      )
    for (const { subject, results } of answers)
      results.push(await withDevice(browser, origin, phone, device => measurePress(device, subject)))
  }
  report(join(import.meta.dirname, '../test-results/bench.json'), browser.version(), paints, answers, {
    page: pageFloor,
    press: pressFloor,
  })
} finally {
  await browser.close()
  await stop()
}

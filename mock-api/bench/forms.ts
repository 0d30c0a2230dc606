import { monitorEventLoopDelay } from 'node:perf_hooks'
import { drawForm } from '../src/documents/drawForm.ts'
import { formPrinter } from '../src/documents/formPrinter.ts'
import { pngColours, toPng } from '../src/documents/png.ts'
import type { PrintedForm } from '../src/documents/printedForm.ts'

/** Forms that are asked for at the same moment. */
const forms = 10
/** Rounds that count, after as many that do not. The quietest one is told, because machines are shared. */
const rounds = 15
const nanoseconds = 1_000_000

const [width, height, channels] = [1_200, 480, 4]

/** A stroke on a transparent ground, as a signature pad gives it. */
const signature = (() => {
  const length = width * channels + 1
  const lines = new Uint8Array(length * height)
  for (let x = 60; x < width - 60; x += 1)
    for (let thickness = -3; thickness <= 3; thickness += 1) {
      const y = Math.round(height / 2 + Math.sin(x / 60) * 150) + thickness
      lines.set([11, 37, 48, 255 - Math.abs(thickness) * 60], y * length + 1 + x * channels)
    }
  return toPng({ width, height, colour: pngColours.rgba }, lines)
})()

const line = (index: number) => ({ label: `Line ${index}`, text: `What was submitted, number ${index}` })
const form: PrintedForm = {
  title: 'Application for a utilities account',
  subject: 'Commercial account in the name of a company',
  references: [{ label: 'Application Number', text: 'OA-7F3K-2QM9-B4TX' }],
  sections: Array.from({ length: 5 }, (_, index) => ({
    heading: `Section ${index}`,
    lines: Array.from({ length: 4 }, (_line, number) => line(number)),
  })),
  declaration: 'By signing, the customer confirms that what this form says is true and complete.',
  signature: { heading: 'Signature of Customer', hint: 'Company Stamp if available', below: [] },
  counterSignature: { heading: 'Signature of Service Provider', below: [] },
  madeAt: Date.now(),
}

/** What ten forms at once take of the thread that asks for them, and of the whole process. Milliseconds. */
const costOf = async (draw: () => Promise<unknown>) => {
  const stall = monitorEventLoopDelay({ resolution: 1 })
  const [began, before] = [performance.now(), process.cpuUsage()]
  stall.enable()
  await Promise.all(Array.from({ length: forms }, draw))
  stall.disable()
  const { user, system } = process.cpuUsage(before)
  return {
    time: performance.now() - began,
    stall: stall.max / nanoseconds,
    cpu: (user + system) / 1_000 / forms,
  }
}

/** Prints what ten forms at once cost, beside the same form drawn by pdfkit where it is asked for. */
export const measureForms = async (): Promise<void> => {
  const printer = formPrinter()
  const contenders = [
    { name: 'pdfkit, transparent', draw: () => drawForm(form, signature) },
    { name: 'service', draw: () => printer.print({ form, signature }) },
  ].map(contender => ({ ...contender, costs: [] as Awaited<ReturnType<typeof costOf>>[] }))
  for (let round = 0; round < 2 * rounds; round += 1)
    for (const { draw, costs } of contenders) {
      const cost = await costOf(draw)
      if (round >= rounds) costs.push(cost)
    }
  await printer.close()
  console.log('Ten forms at once, milliseconds: until all are there, longest stall, processor time of each')
  for (const { name, costs } of contenders) {
    const row = (['time', 'stall', 'cpu'] as const).map(what => Math.min(...costs.map(cost => cost[what])))
    console.log(`  ${name.padEnd(22)} ${row.map(value => value.toFixed(0).padStart(5)).join('  ')}`)
  }
}

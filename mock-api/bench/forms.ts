import { submitAnswer } from '@open-account/contracts/submitAnswer'
import { contract } from '@open-account/contracts'
import { drawForm } from '../src/subjects/documents/drawForm.ts'
import { pngColours, toPng } from '../src/subjects/documents/png.ts'
import type { PrintedForm } from '../src/subjects/documents/printedForm.ts'
import { applicantOver } from '../test/application.ts'
import { formRequest } from '../test/formRequest.ts'
import { ask, type Call } from './ask.ts'
import { type Server, startServer } from './server.ts'
import { median } from './statistics.ts'
import { ours, type Row } from './table.ts'

/** How many forms are requested in parallel. */
const forms = 10
/** Rounds after the first one, which starts cold. */
const rounds = 20

const [width, height, channels] = [1_200, 480, 4]

/** A stroke on a transparent ground, as from a signature pad. */
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

/** The calls for the forms of applications that were accepted with a signature. */
const callsFor = async ({ port }: Server): Promise<readonly Call[]> => {
  const { sendSignature, readyIn, submit } = applicantOver(`http://127.0.0.1:${port}`)
  const { upload, generatePdf } = contract.signature
  const calls: Call[] = []
  for (let index = 0; index < forms; index += 1) {
    const stored = await sendSignature(signature)
    const { fileId: file_id } = upload.responses[200].parse(JSON.parse(stored.body))
    const { body } = await readyIn('residential/company', { file_id })
    const accepted = await submit(body)
    const { app_id } = submitAnswer.parse(JSON.parse(accepted.body))
    calls.push({ method: 'POST', path: generatePdf.path, body: JSON.stringify(formRequest(body, app_id)) })
  }
  return calls
}

/** Milliseconds. */
interface Cost {
  readonly time: number
  readonly stall: number
  readonly work: number
  readonly cpu: number
}

/** The cost of ten parallel forms: for the main thread of the service and for its process. */
const costOf = async (server: Server, calls: readonly Call[]): Promise<Cost> => {
  const [usedBefore, startedAt] = [await server.used('watch'), performance.now()]
  await Promise.all(calls.map(call => ask(server.port, call)))
  const [time, { cpu, stall, work }] = [performance.now() - startedAt, await server.used()]
  return { time, stall, work, cpu: (cpu - usedBefore.cpu) / 1_000 / forms }
}

/** Milliseconds of processor time that pdfkit takes for a form with the transparent picture. */
const plainCost = async (): Promise<number> => {
  const costs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const usageBefore = process.cpuUsage()
    await drawForm(form, signature)
    const { user, system } = process.cpuUsage(usageBefore)
    costs.push((user + system) / 1_000)
  }
  return median(costs)
}

const pdfkitName = 'pdfkit, transparent signature'

/** The cost of ten parallel forms that are requested over the network. */
export const measureForms = async (): Promise<readonly Row[]> => {
  const service = await startServer()
  const calls = await callsFor(service)
  await costOf(service, calls)
  const costs: Cost[] = []
  for (let round = 0; round < rounds; round += 1) costs.push(await costOf(service, calls))
  await service.stop()
  const valueOf = (what: keyof Cost) => median(costs.map(cost => cost[what]))
  return [
    {
      what: 'PDF: processor time of each of ten at once',
      unit: 'ms',
      values: { [ours]: valueOf('cpu'), [pdfkitName]: await plainCost() },
      targets: [{ limit: 'at most', value: 0.5, times: pdfkitName }],
    },
    {
      what: 'PDF: longest work of the main thread without a pause, ten at once',
      unit: 'ms',
      values: { [ours]: valueOf('work'), 'with waits for the processor': valueOf('stall') },
      targets: [{ limit: 'at most', value: 20 }],
    },
    {
      what: 'PDF: until all of ten are there',
      unit: 'ms',
      values: { [ours]: valueOf('time') },
      targets: [],
    },
  ]
}

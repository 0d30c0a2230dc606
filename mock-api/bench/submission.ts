import { submitBody } from '@open-account/contracts/submission/body'
import { applicantOver } from '../test/application.ts'
import type { Flow } from '../src/subjects/seeding/particulars.ts'
import { type Server, startServer } from './server.ts'
import { speedsOf } from './speeds.ts'
import { ours, type Row } from './table.ts'

const floorName = 'JSON.parse'

const bodyOf = async ({ port }: Server, flow: Flow): Promise<string> => {
  const { body } = await applicantOver(`http://127.0.0.1:${port}`).readyIn(flow)
  return JSON.stringify(body)
}

const rowOf = (flow: Flow, text: string): Row => {
  const body = JSON.parse(text) as unknown
  submitBody.parse(body)
  const speeds = speedsOf({
    [ours]: () => submitBody.parse(JSON.parse(text)),
    [floorName]: () => JSON.parse(text) as unknown,
    'the schema alone': () => submitBody.parse(body),
  })
  return {
    what: `Submission parsed and checked: ${flow}, ${text.length} bytes`,
    unit: 'µs',
    values: Object.fromEntries(
      Object.entries(speeds).map(([name, perSecond]) => [name, 1_000_000 / perSecond]),
    ),
    targets: [{ limit: 'at most', value: 1.25, times: floorName }],
  }
}

/** A submission of the smallest and of the largest flow, parsed and checked against its schema, beside the parser alone. */
export const measureSubmission = async (): Promise<readonly Row[]> => {
  const service = await startServer()
  const rows: Row[] = []
  for (const flow of ['residential/personal', 'commercial/company'] as const)
    rows.push(rowOf(flow, await bodyOf(service, flow)))
  await service.stop()
  return rows
}

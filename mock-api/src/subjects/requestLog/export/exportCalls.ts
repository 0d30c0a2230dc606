import type { ExportFormat } from '@open-account/contracts/control/requestLog'
import type { RecordedCall } from '../../../store/requestLog.ts'
import { entryOf } from '../entry.ts'
import { curl } from './curl.ts'
import { httpFile } from './httpFile.ts'
import { playwright } from './playwright.ts'
import { type RepeatedCall, repeatedCall } from './repeatedCall.ts'

const formats: Readonly<Record<ExportFormat, (call: RepeatedCall, index: number) => string>> = {
  curl,
  playwright,
  http: httpFile,
}

/** Calls of a world as text, with which they can be made again at this origin. */
export const exportCalls = (
  calls: readonly RecordedCall[],
  format: ExportFormat,
  { origin, world }: { readonly origin: string; readonly world: string },
): string =>
  calls.map((call, index) => formats[format](repeatedCall(entryOf(call), origin, world), index)).join('\n')

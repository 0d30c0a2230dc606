import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Row, toTable } from './table.ts'

const page = join(import.meta.dirname, '../../docs/performance.md')
const [begin, end] = ['<!-- the table of npm run bench -->', '<!-- the end of the table -->']

/** Writes the table into its page, between the two marks. */
export const writeDocs = (machine: Readonly<Record<string, string | number>>, rows: readonly Row[]): void => {
  const text = readFileSync(page, 'utf8')
  const [textBefore = '', rest = ''] = text.split(begin)
  const after = rest.split(end)[1] ?? ''
  const { node, processor, cores, memory, measuredOn } = machine
  const about = `Measured on ${measuredOn}, on ${cores} cores (${processor}), ${memory}, Node ${node}.`
  writeFileSync(page, `${textBefore}${begin}\n\n${about}\n\n${toTable(rows)}\n\n${end}${after}`)
}

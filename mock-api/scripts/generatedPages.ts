import { clientRuleTable } from './clientRuleTable.ts'
import { configurationTables } from './configuration.ts'
import { magicValueTables } from './magicValues.ts'

/** The pages in docs with a part that this package generates. */
export const generatedPages = [
  { file: 'docs/configuration.md', part: configurationTables },
  { file: 'docs/report-card.md', part: clientRuleTable },
  { file: 'docs/magic-values.md', part: magicValueTables },
] as const

/** The file of a page. */
export const pageUrl = (file: string): URL => new URL(`../../${file}`, import.meta.url)

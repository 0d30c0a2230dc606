import type { MagicValue } from '@open-account/contracts/control/magicValues'
import { allMagicValues } from '../src/scenarios/allMagicValues.ts'

/** The kinds of magic values, in the order of the application's steps. */
const kinds: Readonly<Record<MagicValue['kind'], string>> = {
  postalCode: 'Postal codes of premises, with a block that fits',
  nric: 'NRIC and FIN',
  email: 'E-mail addresses',
  persona: 'Personas of Myinfo',
  uen: 'UEN',
  companyPersona: 'Personas of Myinfo Business',
  fileName: 'File names',
  card: 'Cards',
}

const cell = (text: string) => text.replaceAll('|', String.raw`\|`)

const row = ({ value, block, sentence, rule }: MagicValue) =>
  `| \`${cell(value)}\`${block === undefined ? '' : `, block ${block}`} | ${cell(sentence)} | \`${rule}\` |`

/** All magic values as Markdown tables. */
export const magicValueTables = (): string =>
  Object.entries(kinds)
    .map(([kind, title]) => ({ title, entries: allMagicValues.filter(entry => entry.kind === kind) }))
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries }) =>
      [`## ${title}`, '', '| value | what it is for | rule |', '|---|---|---|', ...entries.map(row)].join(
        '\n',
      ),
    )
    .join('\n\n')

import type { MagicValue } from '@open-account/contracts/control/magicValues'
import { book } from '../src/scenarios/book.ts'

/** The kinds of values in the order in which an applicant meets them. */
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

/** The phone book as Markdown. */
const table = (): string =>
  Object.entries(kinds)
    .map(([kind, title]) => ({ title, entries: book.filter(entry => entry.kind === kind) }))
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries }) =>
      [`### ${title}`, '', '| value | what it is for | rule |', '|---|---|---|', ...entries.map(row)].join(
        '\n',
      ),
    )
    .join('\n\n')

const begin = '<!-- The table below is written by `npm run generate`. -->'
const end = '<!-- End of the table. -->'

/** The README with its table of values as it has to be now. Throws when the README has no place for it. */
export const withValues = (readme: string): string => {
  const from = readme.indexOf(begin)
  const to = readme.indexOf(end)
  if (from < 0 || to < from) throw new Error('The README has no place for the table of values')
  return `${readme.slice(0, from + begin.length)}\n\n${table()}\n\n${readme.slice(to)}`
}

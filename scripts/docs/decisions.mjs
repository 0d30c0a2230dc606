/** The folder of the decisions, from the root. */
const folder = 'docs/decisions/'

/** The page with the table of all decisions, from the root. */
export const decisionsFile = `${folder}README.md`

const headings = ['What the documents say', 'Reading', 'Why', 'What would change it']

const date = /^- Date: (\d{4}-\d{2}-\d{2})$/m
const status =
  /^- Status: ((?:accepted|superseded by|accepted, in part superseded by)(?: \[\d{4}\]\([\w-]+\.md\)(?:,| and)?)*)$/m

/**
 * Every decision, in the order of the numbers.
 * @param {readonly { path: string, text: string }[]} tree
 */
export const decisionsIn = tree =>
  tree
    .filter(({ path }) => path.startsWith(folder) && path !== decisionsFile)
    .map(({ path, text }) => {
      const [firstLine = ''] = text.split('\n')
      const [, number = '', title = ''] = /^# (\d{4})\. (.+)$/.exec(firstLine) ?? []
      return {
        file: path.slice(folder.length),
        text,
        number,
        title,
        date: date.exec(text)?.[1] ?? '',
        status: status.exec(text)?.[1] ?? '',
      }
    })

/**
 * The missing parts of a decision, each as a message that says what to write.
 * @param {ReturnType<typeof decisionsIn>[number]} decision
 */
export const missingPartsOf = ({ file, text, number, title, ...lines }) => {
  const foundHeadings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  return [
    number !== '' && title !== '' && file.startsWith(`${number}-`)
      ? []
      : ["Its first line is not '# NNNN. The decision as a sentence', with the number of the file's name."],
    lines.date === '' ? ["It has no line '- Date: YYYY-MM-DD' below its title."] : [],
    lines.status === ''
      ? [
          "It has no line '- Status: accepted' below its date; the other forms are '- Status: superseded by [NNNN](file.md)' and '- Status: accepted, in part superseded by [NNNN](file.md)'.",
        ]
      : [],
    foundHeadings.join() === headings.join()
      ? []
      : [`Its headings are not ${headings.map(name => `'## ${name}'`).join(', ')}.`],
  ].flat()
}

/**
 * The table of all decisions.
 * @param {ReturnType<typeof decisionsIn>} decisions
 */
export const decisionsTable = decisions =>
  [
    '| number | decision | date | status |',
    '|---|---|---|---|',
    ...decisions.map(
      ({ file, number, title, ...lines }) =>
        `| [${number}](${file}) | ${title} | ${lines.date} | ${lines.status} |`,
    ),
  ].join('\n')

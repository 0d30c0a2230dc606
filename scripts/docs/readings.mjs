/** The page of all readings, from the root. */
export const readingsFile = 'docs/readings.md'

/** Matches 'C-020', and 'C-020 to C-022' for three readings. */
const mention = /C-(\d{3})(?: to C-(\d{3}))?/g
/** The start of the last column for a reading that no file mentions. The reason follows it. */
export const noReference = 'No reference: '

const row = /^\| (C-\d{3}) \| (.+?) \| (.+?) \|(.*)\|$/

const numberOf = number => `C-${String(number).padStart(3, '0')}`

/**
 * The readings that a text mentions.
 * @param {string} text
 * @returns {string[]}
 */
export const readingsIn = text =>
  [...text.matchAll(mention)].flatMap(([, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => numberOf(Number(first) + index)),
  )

const isGenerated = path => /^contracts\/(openapi.*|schemas|baseline\/.*)\.json$/.test(path)
/** Pages about the project, and this code: they mention readings without following them. */
const isDescription = path => /^(?:docs\/(?!decisions\/)|scripts\/docs\/|\.github\/|\w+\.md$)/.test(path)
const isTest = path => /\.test\.tsx?$/.test(path) || path.startsWith('domain/test/')

/**
 * The files that mention each reading. Tests are included only when no other file mentions the reading.
 * @param {readonly { path: string, text: string }[]} tree
 * @returns {Map<string, string[]>}
 */
export const mentionsIn = tree => {
  const all = tree
    .filter(({ path }) => !isGenerated(path) && !isDescription(path))
    .flatMap(({ path, text }) => [...new Set(readingsIn(text))].map(number => ({ number, path })))
  return new Map(
    Object.entries(Object.groupBy(all, ({ number }) => number)).map(([number, found = []]) => {
      const paths = found.map(({ path }) => path)
      const sources = paths.filter(path => !isTest(path))
      return [number, sources.length > 0 ? sources : paths]
    }),
  )
}

const link = path =>
  `[${path.replace(/^docs\/decisions\/(\d{4}).*/, 'decision $1')}](${path.startsWith('docs/') ? path.slice(5) : `../${path}`})`

/**
 * The rows of the page.
 * @param {string} page
 * @returns {{ number: string, where: string }[]}
 */
export const rowsOf = page =>
  page.split('\n').flatMap(line => {
    const [, number, , , where = ''] = row.exec(line) ?? []
    return number === undefined ? [] : [{ number, where: where.trim() }]
  })

/**
 * The page with a new last column. A reading that no file mentions keeps the reason in that column.
 * @param {string} page
 * @param {Map<string, string[]>} mentions
 */
export const withMentions = (page, mentions) =>
  page
    .split('\n')
    .map(line =>
      line.replace(row, (_line, number, unclear, reading, where) => {
        const paths = mentions.get(number)
        const reason = where.trim().startsWith(noReference) ? where.trim() : ''
        return `| ${number} | ${unclear} | ${reading} | ${paths?.map(link).join('<br>') ?? reason} |`
      }),
    )
    .join('\n')

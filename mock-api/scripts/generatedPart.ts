const begin = '<!-- The part below is written by `npm run generate`. -->'
const end = '<!-- End of the generated part. -->'

/** A page with its generated part replaced. Throws when the page has no place for it. */
export const withGeneratedPart = (page: string, part: string): string => {
  const from = page.indexOf(begin)
  const to = page.indexOf(end)
  if (from < 0 || to < from) throw new Error(`The page has no place for a generated part: ${begin} … ${end}`)
  return `${page.slice(0, from + begin.length)}\n\n${part}\n\n${page.slice(to)}`
}

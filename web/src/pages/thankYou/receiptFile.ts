import type { Handover } from '../../session/handover/handover.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, character => entities[character] ?? character)

/** The colours of the file, which loads no stylesheet. */
const colours = { line: '#ccc', term: '#455f6b' } as const

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}' +
  'h1,h2{line-height:1.2}dl>div{display:grid;grid-template-columns:14rem 1fr;gap:0 1rem;padding:.5rem 0;' +
  `border-bottom:1px solid ${colours.line};break-inside:avoid}dt{color:${colours.term}}` +
  'dd{margin:0;white-space:pre-line}'

/** The receipt as an HTML file. */
export const receiptFile = ({ appId, answers }: Pick<Handover, 'appId' | 'answers'>): string => {
  const sections = answers.map(({ title, lines }) => {
    const rows = lines.map(
      ({ term, value, tag }) =>
        `<div><dt>${escaped(term)}</dt><dd>${escaped(tag === undefined ? value : `${value} (${tag})`)}</dd></div>`,
    )
    return `<h2>${escaped(title)}</h2><dl>${rows.join('')}</dl>`
  })
  return (
    `<!doctype html><html lang="en-SG"><head><meta charset="utf-8"><title>Application ${escaped(appId)}</title>` +
    `<style>${style}</style></head><body><h1>Application ${escaped(appId)}</h1>${sections.join('')}</body></html>`
  )
}

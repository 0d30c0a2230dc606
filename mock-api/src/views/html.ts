/** A text that is HTML already. */
export interface Html {
  readonly html: string
}

type Part = Html | string | number | readonly Part[]

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, character => entities[character] ?? character)

const isHtml = (part: Part): part is Html => typeof part === 'object' && 'html' in part

const written = (part: Part): string => {
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part))
  return isHtml(part) ? part.html : part.map(written).join('')
}

/** HTML from a template. A value in it is escaped as text, unless it is HTML itself. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: texts.map((text, index) => text + written(parts[index] ?? '')).join(''),
})

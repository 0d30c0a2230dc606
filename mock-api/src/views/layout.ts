import { favicon } from './favicon.ts'
import { html, type Html } from './html.ts'
import { style } from './style.ts'

interface Page {
  readonly title: string
  /** The owner of the page, in its header. */
  readonly owner: string
  readonly content: Html
  /** Scripts that run before the content appears, so that no press comes before them. */
  readonly scripts?: Html
  /** Whether the page is narrow, as for one task. */
  readonly narrow?: boolean
}

const css: Html = { html: style }

/** A whole page of the service. */
export const layout = ({ title, owner, content, scripts, narrow = false }: Page): string =>
  html`<!doctype html>
    <html lang="en-SG">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <link rel="icon" href="${favicon}" type="image/svg+xml" />
        <title>${title}</title>
        <style>
          ${css}
        </style>
        ${scripts ?? ''}
      </head>
      <body>
        <header><p>${owner}</p></header>
        <main class="${narrow ? 'narrow' : 'full'}">
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.html

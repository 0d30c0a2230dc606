import { html } from './html.ts'
import { layout } from './layout.ts'
import { withoutOwnAddress } from './pageAddress.ts'

interface Refused {
  readonly title: string
  /** What is wrong, and what it means for the reader. */
  readonly paragraphs: readonly string[]
  /** The address of the application. */
  readonly back: string
  /** The id of the call, for support. */
  readonly requestId: string
}

/** The page for a refused browser: what is wrong, and a link back to the application. */
export const refusalPage = ({ title, paragraphs, back, requestId }: Refused): string =>
  layout({
    title,
    owner: 'Open Account',
    narrow: true,
    scripts: withoutOwnAddress(back),
    content: html`${paragraphs.map(text => html`<p>${text}</p>`)}
      <p><a class="button" href="${back}">Back to your application</a></p>
      <p class="hint">Reference of this message: <code>${requestId}</code></p>`,
  })

import { html } from './html.ts'
import { layout } from './layout.ts'
import { withoutOwnAddress } from './pageAddress.ts'

interface Refused {
  readonly title: string
  /** What is wrong, and what it means for whoever reads it. */
  readonly paragraphs: readonly string[]
  /** Where the application is. */
  readonly back: string
  /** Of the call, for whoever looks into it. */
  readonly requestId: string
}

/** The page for somebody whose browser brought something that was refused: what is wrong, and the way back. */
export const refusalPage = ({ title, paragraphs, back, requestId }: Refused): string =>
  layout({
    title,
    owner: 'Open Account',
    narrow: true,
    content: html`${paragraphs.map(text => html`<p>${text}</p>`)}
      <p><a class="button" href="${back}">Back to your application</a></p>
      <p class="hint">Reference of this message: <code>${requestId}</code></p>
      ${withoutOwnAddress(back)}`,
  })

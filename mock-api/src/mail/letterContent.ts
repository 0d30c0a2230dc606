import { html, type Html } from '../views/html.ts'
import { palette } from '../views/palette.ts'
import type { Letter } from './mailer.ts'

/** A part of an e-mail. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** A code to type, in large letters. */
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'facts'; readonly facts: readonly { readonly label: string; readonly text: string }[] }
  | { readonly kind: 'list'; readonly heading: string; readonly texts: readonly string[] }

const [ink, muted, hair] = [palette.ink.light, palette['ink-2'].light, palette.hair.light]
const dark = { ink: palette.ink.dark, muted: palette['ink-2'].dark, hair: palette.hair.dark }

/** The colours in the evening, for the mail programs that read a stylesheet. */
const darkStyle: Html = {
  html: `@media (prefers-color-scheme:dark){
body{background:${palette.ground.dark}!important}
h1,h2,p,td,li{color:${dark.ink}!important}
th{color:${dark.muted}!important}
th,td{border-color:${dark.hair}!important}
}`,
}

/** Doors, phone numbers and times, which stay in one line. */
const unbroken = /(#[\w-]+|\+\d+ [\d*]+ [\d*]+|\d{4} \d{3,4} \d{3,4}|\d[\d:]* [ap]m)/

const inLines = (content: string): Html =>
  html`${content
    .split(unbroken)
    .map((part, index) => (index % 2 === 1 ? html`<span style="white-space:nowrap">${part}</span>` : part))}`
const font = "font-family:'Hanken Grotesk',Arial,Helvetica,sans-serif"
const text = `margin:0 0 16px;font-size:17px;line-height:1.5;color:${ink}`

/** Many mail programs ignore stylesheets, so that each element has its own style, and tables are for data only. */
const htmlOf = (block: Block): Html => {
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="${text}">${inLines(block.text)}</p>`
    case 'code':
      return html`<p style="${text};font-size:32px;font-weight:600;letter-spacing:4px">${block.code}</p>`
    case 'facts':
      return html`<table style="border-collapse:collapse;margin:0 0 24px;width:100%">
        ${block.facts.map(
          fact =>
            html`<tr>
              <th
                scope="row"
                style="${`padding:8px 16px 8px 0;border-bottom:1px solid ${hair};text-align:left;vertical-align:top;font-weight:400;font-size:15px;color:${muted}`}"
              >
                ${fact.label}
              </th>
              <td
                style="${`padding:8px 0;border-bottom:1px solid ${hair};vertical-align:top;font-size:17px;color:${ink}`}"
              >
                ${inLines(fact.text)}
              </td>
            </tr>`,
        )}
      </table>`
    case 'list':
      return html`<h2 style="${`margin:0 0 8px;font-size:20px;color:${ink}`}">${block.heading}</h2>
        <ul style="margin:0 0 24px;padding:0 0 0 20px">
          ${block.texts.map(
            item =>
              html`<li style="${`margin:0 0 8px;font-size:17px;line-height:1.5;color:${ink}`}">
                ${inLines(item)}
              </li>`,
          )}
        </ul>`
  }
}

const textOf = (block: Block): string => {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'code':
      return block.code
    case 'facts':
      return block.facts.map(fact => `${fact.label}: ${fact.text}`).join('\n')
    case 'list':
      return [block.heading, ...block.texts.map(item => `- ${item}`)].join('\n')
  }
}

/** The content of an e-mail as text and as HTML, which loads nothing from elsewhere. */
export const letterContent = (
  subject: string,
  heading: string,
  blocks: readonly Block[],
): Pick<Letter, 'subject' | 'text' | 'html'> => ({
  subject,
  text: `${[heading, ...blocks.map(textOf)].join('\n\n')}\n`,
  html: html`<!doctype html>
    <html lang="en-SG">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <style>
          ${darkStyle}
        </style>
      </head>
      <body style="${`margin:0;padding:24px 16px;background:${palette.ground.light};${font}`}">
        <div style="max-width:600px;margin:0 auto">
          <h1 style="${`margin:0 0 24px;font-size:26px;line-height:1.2;color:${ink}`}">${heading}</h1>
          ${blocks.map(htmlOf)}
        </div>
      </body>
    </html>`.html,
})

import { html, type Html } from './html.ts'

/** A table that becomes a list where there is no room for its columns. */
export const table = (headings: readonly string[], rows: readonly (readonly (string | Html)[])[]): Html =>
  html`<div class="wide">
    <table>
      <thead>
        <tr>
          ${headings.map(heading => html`<th scope="col">${heading}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          cells =>
            html`<tr>
              ${cells.map((cell, index) => html`<td data-heading="${headings[index] ?? ''}">${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`

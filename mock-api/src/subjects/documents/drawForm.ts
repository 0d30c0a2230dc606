import type { LabelledText, PrintedForm } from './printedForm.ts'
import {
  addContent,
  addElement,
  colours,
  drawArtifact,
  drawDocument,
  type Element,
  ensureHeight,
  gap,
  page,
  type Sheet,
  width,
  write,
} from './sheet.ts'

/** Points, of which there are 72 to an inch. */
const boxHeight = 92
const boxWidth = (width - gap) / 2
const boxPadding = 8
const boxHeadingHeight = 16
/** The space above and below the boxes, and between them and the declaration. */
const boxSpacing = 74

interface Box {
  readonly heading: string
  readonly hint: string
  readonly below: readonly LabelledText[]
  /** The picture in the box; null where it is signed by hand. */
  readonly picture: Uint8Array | null
}

/** A label and its text below a box, or a line to write on. */
const drawBelow = (
  sheet: Sheet,
  table: Element,
  x: number,
  y: number,
  { label, text }: LabelledText,
): void => {
  const size = 8.5
  const row = addElement(sheet, table, 'TR')
  addContent(
    sheet,
    row,
    'TH',
    () => sheet.font('plain').fontSize(size).fillColor(colours.muted).text(label, x, y, { width: 64 }),
    { scope: 'Row' },
  )
  if (text !== '') {
    addContent(sheet, row, 'TD', () =>
      write(sheet.fillColor(colours.ink), text, { x: x + 68, y, width: boxWidth - 68, size }),
    )
    return
  }
  addElement(sheet, row, 'TD')
  drawArtifact(sheet, 'Layout', () =>
    sheet
      .moveTo(x + 68, y + 9)
      .lineTo(x + boxWidth, y + 9)
      .lineWidth(0.5)
      .stroke(),
  )
}

/** A box for a signature, with name and date below it. */
const drawBox = (
  sheet: Sheet,
  root: Element,
  x: number,
  y: number,
  { heading, hint, below, picture }: Box,
) => {
  const section = addElement(sheet, root, 'Sect')
  addContent(sheet, section, 'H2', () =>
    sheet.font('bold').fontSize(9.5).fillColor(colours.ink).text(heading, x, y, { width: boxWidth }),
  )
  const top = y + boxHeadingHeight
  drawArtifact(sheet, 'Layout', () =>
    sheet.roundedRect(x, top, boxWidth, boxHeight, 4).lineWidth(0.75).strokeColor(colours.line).stroke(),
  )
  if (picture !== null)
    addContent(
      sheet,
      section,
      'Figure',
      () =>
        sheet.image(Buffer.from(picture), x + boxPadding, top + boxPadding, {
          fit: [boxWidth - 2 * boxPadding, boxHeight - 2 * boxPadding - 10],
          align: 'center',
          valign: 'center',
        }),
      { alt: heading, bbox: [x, top, x + boxWidth, top + boxHeight] },
    )
  if (hint !== '')
    addContent(sheet, section, 'P', () => {
      sheet.font('plain').fontSize(7.5).fillColor(colours.muted)
      sheet.text(hint, x + boxPadding, top + boxHeight - 14, { width: boxWidth - 2 * boxPadding })
    })
  const table = addElement(sheet, section, 'Table')
  let at = top + boxHeight + 6
  for (const line of below) {
    drawBelow(sheet, table, x, at, line)
    at = Math.max(sheet.y, at + 12) + 3
  }
}

const drawSignatures = (sheet: Sheet, root: Element, form: PrintedForm, picture: Uint8Array): void => {
  sheet.font('plain').fontSize(9)
  const declaration = sheet.heightOfString(form.declaration, { width })
  ensureHeight(sheet, declaration + boxHeight + boxSpacing)
  sheet.y += 12
  addContent(sheet, root, 'P', () =>
    sheet
      .font('plain')
      .fontSize(9)
      .fillColor(colours.ink)
      .text(form.declaration, page.margin, sheet.y, { width }),
  )
  const y = sheet.y + 10
  drawBox(sheet, root, page.margin, y, { ...form.signature, picture })
  drawBox(sheet, root, page.margin + boxWidth + gap, y, { ...form.counterSignature, hint: '', picture: null })
}

/** The form as a PDF, with the picture of the signature in its box. Rejects when the picture is broken. */
export const drawForm = (form: PrintedForm, picture: Uint8Array): Promise<Buffer> =>
  drawDocument(form, (sheet, root) => drawSignatures(sheet, root, form, picture))

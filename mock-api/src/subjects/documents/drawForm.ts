import { buffer } from 'node:stream/consumers'
import type { Font } from 'fontkit'
import Document from 'pdfkit'
import { palette } from '../../views/palette.ts'
import type { LabelledText, PrintedForm } from './printedForm.ts'
import { runsOf } from './runs.ts'

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Accepts a font that is already parsed; the types of the library lack this. */
      registerFont(name: string, font: Font): this
    }
  }
}

/** Points, of which there are 72 to an inch. */
const page = { width: 595.28, height: 841.89, margin: 48, foot: 56 } as const
const width = page.width - 2 * page.margin
const labelWidth = 190
const gap = 16
const boxHeight = 92
const boxWidth = (width - gap) / 2
const boxPadding = 8
/** A text up to this height is never split over two pages. */
const maxUnsplitHeight = 160
/** The space above and below the boxes, and between them and the declaration. */
const boxSpacing = 72

/** The colours of the application, for white paper. */
const colours = {
  ink: palette.ink.light,
  muted: palette['ink-2'].light,
  sky: palette.sky.light,
  line: palette.line.light,
  hair: palette.hair.light,
} as const
const fonts = { plain: 'Helvetica', bold: 'Helvetica-Bold' } as const

type Sheet = InstanceType<typeof Document>

/** Adds a page when less than this height is left. */
const ensureHeight = (sheet: Sheet, height: number): void => {
  if (sheet.y + height > page.height - page.foot) sheet.addPage()
}

/** Where a text begins, how wide it may be, and the size of its letters. Points. */
interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
}

/** The ascent of the plain font, as a part of its size. It aligns letters of another font on the same base line. */
const ascent = 0.718

/** Writes a submitted text, with another font for the letters that the plain font lacks. */
const write = (sheet: Sheet, submitted: string, { x, y, width: room, size }: Place): void => {
  sheet.fontSize(size)
  const runs = runsOf(submitted)
  for (const [index, { text, slice }] of runs.entries()) {
    if (slice === null) sheet.font(fonts.plain)
    else sheet.registerFont(slice.name, slice.font).font(slice.name)
    const options = { width: room, continued: index + 1 < runs.length, baseline: -ascent * size }
    if (index === 0) sheet.text(text, x, y, options)
    else sheet.text(text, options)
  }
  sheet.font(fonts.plain)
}

/** About the height of a submitted text: a letter that the plain font may lack counts as a wide one. */
const heightOf = (sheet: Sheet, submitted: string, room: number): number =>
  sheet.heightOfString(submitted.replaceAll(/[^\s -~]/gu, 'W'), { width: room })

const line = (sheet: Sheet, y: number): void => {
  sheet
    .moveTo(page.margin, y)
    .lineTo(page.margin + width, y)
    .lineWidth(0.5)
    .strokeColor(colours.hair)
    .stroke()
}

const drawHead = (sheet: Sheet, { title, subject, references }: PrintedForm): void => {
  const height = 84
  const aside = 150
  sheet.rect(0, 0, page.width, height).fill(colours.sky)
  sheet.fillColor(colours.ink).font(fonts.bold).fontSize(18)
  sheet.text(title, page.margin, 27, { width: width - aside - gap })
  sheet.font(fonts.plain).fontSize(10).fillColor(colours.muted)
  sheet.text(subject, { width: width - aside - gap })
  let y = 22
  for (const { label, text } of references) {
    const x = page.margin + width - aside
    sheet.font(fonts.plain).fontSize(8).fillColor(colours.muted).text(label, x, y, { width: aside })
    sheet.font(fonts.bold).fontSize(10.5).fillColor(colours.ink).text(text, { width: aside })
    y = sheet.y + 4
  }
  sheet.x = page.margin
  sheet.y = height + 10
}

const pagesOf = (sheet: Sheet): number => sheet.bufferedPageRange().count

const drawLine = (sheet: Sheet, { label, text }: LabelledText): void => {
  const size = 9.5
  sheet.font(fonts.plain).fontSize(size)
  const textWidth = width - labelWidth
  const labelHeight = sheet.heightOfString(label, { width: labelWidth - gap })
  const height = Math.max(heightOf(sheet, text, textWidth), labelHeight)
  ensureHeight(sheet, Math.min(height, maxUnsplitHeight) + 6)
  const [y, pages] = [sheet.y + 3.5, pagesOf(sheet)]
  sheet.fillColor(colours.muted).text(label, page.margin, y, { width: labelWidth - gap })
  sheet.fillColor(colours.ink)
  write(sheet, text, { x: page.margin + labelWidth, y, width: textWidth, size })
  /** After a page break the label is on the previous page and its height does not count. */
  if (pagesOf(sheet) === pages) sheet.y = Math.max(sheet.y, y + labelHeight)
  sheet.y += 2
  line(sheet, sheet.y)
}

const drawSection = (sheet: Sheet, { heading, lines }: PrintedForm['sections'][number]): void => {
  ensureHeight(sheet, 60)
  sheet.y += 9
  sheet.font(fonts.bold).fontSize(11.5).fillColor(colours.ink).text(heading, page.margin, sheet.y, { width })
  sheet.y += 2
  sheet
    .moveTo(page.margin, sheet.y)
    .lineTo(page.margin + width, sheet.y)
    .lineWidth(1)
    .strokeColor(colours.ink)
    .stroke()
  for (const entry of lines) drawLine(sheet, entry)
}

interface Box {
  readonly heading: string
  readonly hint: string
  readonly below: readonly LabelledText[]
}

/** A box for a signature, with name and date below it. */
const drawBox = (sheet: Sheet, x: number, y: number, { heading, hint, below }: Box): void => {
  sheet.font(fonts.bold).fontSize(9.5).fillColor(colours.ink).text(heading, x, y, { width: boxWidth })
  const top = y + 15
  sheet.roundedRect(x, top, boxWidth, boxHeight, 4).lineWidth(0.75).strokeColor(colours.line).stroke()
  sheet.font(fonts.plain).fontSize(7.5).fillColor(colours.muted)
  sheet.text(hint, x + boxPadding, top + boxHeight - 13, { width: boxWidth - 2 * boxPadding })
  const size = 8.5
  let at = top + boxHeight + 6
  for (const { label, text } of below) {
    sheet.font(fonts.plain).fontSize(size).fillColor(colours.muted).text(label, x, at, { width: 64 })
    if (text === '')
      sheet
        .moveTo(x + 68, at + 9)
        .lineTo(x + boxWidth, at + 9)
        .lineWidth(0.5)
        .stroke()
    else write(sheet.fillColor(colours.ink), text, { x: x + 68, y: at, width: boxWidth - 68, size })
    at = Math.max(sheet.y, at + 12) + 3
  }
}

const drawSignatures = (sheet: Sheet, form: PrintedForm, picture: Uint8Array): void => {
  sheet.font(fonts.plain).fontSize(9)
  const declaration = sheet.heightOfString(form.declaration, { width })
  ensureHeight(sheet, declaration + boxHeight + boxSpacing)
  sheet.y += 12
  sheet.fillColor(colours.ink).text(form.declaration, page.margin, sheet.y, { width })
  const y = sheet.y + 10
  drawBox(sheet, page.margin, y, form.signature)
  drawBox(sheet, page.margin + boxWidth + gap, y, { ...form.counterSignature, hint: '' })
  sheet.image(Buffer.from(picture), page.margin + boxPadding, y + 15 + boxPadding, {
    fit: [boxWidth - 2 * boxPadding, boxHeight - 2 * boxPadding - 10],
    align: 'center',
    valign: 'center',
  })
}

const drawFeet = (sheet: Sheet, { references }: PrintedForm): void => {
  const { count } = sheet.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    sheet.switchToPage(index)
    const about = references.map(({ label, text }) => `${label} ${text}`)
    /** With a bottom margin, text below it would begin another page. */
    sheet.page.margins.bottom = 0
    sheet.font(fonts.plain).fontSize(7.5).fillColor(colours.muted)
    sheet.text([...about, `Page ${index + 1} of ${count}`].join(' · '), page.margin, page.height - 34, {
      width,
    })
  }
}

/** The form as a PDF of A4 pages, with the picture of the signature in its box. Rejects when the picture is broken. */
export const drawForm = async (form: PrintedForm, picture: Uint8Array): Promise<Buffer> => {
  const sheet = new Document({
    size: 'A4',
    margin: page.margin,
    bufferPages: true,
    lang: 'en-SG',
    displayTitle: true,
    info: { Title: form.title, Subject: form.subject, CreationDate: new Date(form.madeAt) },
  })
  const whole = buffer(sheet)
  drawHead(sheet, form)
  for (const section of form.sections) drawSection(sheet, section)
  drawSignatures(sheet, form, picture)
  drawFeet(sheet, form)
  sheet.end()
  return whole
}

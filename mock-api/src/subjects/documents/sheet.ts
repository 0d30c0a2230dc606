import { buffer } from 'node:stream/consumers'
import type { Font } from 'fontkit'
import Document from 'pdfkit'
import { palette } from '../../views/palette.ts'
import { fonts } from './fonts.ts'
import type { DocumentSection, LabelledText, PrintedForm, PrintedReceipt } from './printedForm.ts'
import { runsOf } from './runs.ts'

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Accepts a font that is already parsed; the types of the library lack this. */
      registerFont(name: string, font: Font): this
    }
    /** The types of the library lack these attributes of an element. */
    interface StructureElementOptions {
      /** What a heading of a table applies to. */
      scope?: 'Row' | 'Column'
      /** Left, top, right and bottom of a figure. Points from the top left corner. */
      bbox?: readonly [number, number, number, number]
    }
  }
}

/** Points, of which there are 72 to an inch. */
export const page = { width: 595.28, height: 841.89, margin: 48, foot: 56 } as const
export const width = page.width - 2 * page.margin
export const gap = 16
const labelWidth = 190
/** A text up to this height is never split over two pages. */
const maxUnsplitHeight = 160

/** The colours of the application, for white paper. */
export const colours = {
  ink: palette.ink.light,
  muted: palette['ink-2'].light,
  sky: palette.sky.light,
  line: palette.line.light,
  hair: palette.hair.light,
} as const

export type Sheet = InstanceType<typeof Document>
/** An element of a document's structure, by which assistive technology reads it. */
export type Element = PDFKit.PDFStructureElement

type ElementOptions = NonNullable<Parameters<Sheet['struct']>[1]>

/** Adds an element to another one, with what `draw` writes as its content. Returns the element. */
export const addContent = (
  sheet: Sheet,
  parent: Element,
  type: string,
  draw: () => void,
  options: ElementOptions = {},
): void => {
  parent.add(sheet.struct(type, options, [draw]))
}

/** Adds an element that contains other elements. */
export const addElement = (sheet: Sheet, parent: Element, type: string): Element => {
  const element = sheet.struct(type)
  parent.add(element)
  return element
}

/** Draws what is no content: rules, boxes and what repeats on each page. */
export const drawArtifact = (sheet: Sheet, type: 'Layout' | 'Pagination', draw: () => void): void => {
  sheet.markContent('Artifact', { type })
  draw()
  sheet.endMarkedContent()
}

/** Adds a page when less than this height is left. */
export const ensureHeight = (sheet: Sheet, height: number): void => {
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
const ascent = fonts.plain.ascent / fonts.plain.unitsPerEm

/** Writes a submitted text, with another font for the letters that the plain font lacks. */
export const write = (sheet: Sheet, submitted: string, { x, y, width: room, size }: Place): void => {
  sheet.fontSize(size)
  const runs = runsOf(submitted)
  for (const [index, { text, slice }] of runs.entries()) {
    if (slice === null) sheet.font('plain')
    else sheet.registerFont(slice.name, slice.font).font(slice.name)
    const options = { width: room, continued: index + 1 < runs.length, baseline: -ascent * size }
    if (index === 0) sheet.text(text, x, y, options)
    else sheet.text(text, options)
  }
  sheet.font('plain')
}

/** About the height of a submitted text: a letter that the plain font may lack counts as a wide one. */
const heightOf = (sheet: Sheet, submitted: string, room: number): number =>
  sheet.heightOfString(submitted.replaceAll(/[^\s -~]/gu, 'W'), { width: room })

const rule = (sheet: Sheet, y: number, weight: number, colour: string): void =>
  drawArtifact(sheet, 'Layout', () => {
    sheet
      .moveTo(page.margin, y)
      .lineTo(page.margin + width, y)
      .lineWidth(weight)
      .strokeColor(colour)
      .stroke()
  })

const drawHead = (
  sheet: Sheet,
  root: Element,
  { title, subject, references }: PrintedForm | PrintedReceipt,
): void => {
  const height = 84
  const aside = 150
  const main = width - aside - gap
  drawArtifact(sheet, 'Layout', () => sheet.rect(0, 0, page.width, height).fill(colours.sky))
  addContent(sheet, root, 'H1', () => {
    sheet.fillColor(colours.ink).font('display').fontSize(18)
    sheet.text(title, page.margin, 26, { width: main })
  })
  addContent(sheet, root, 'P', () => {
    sheet.font('plain').fontSize(10).fillColor(colours.muted)
    sheet.text(subject, { width: main })
  })
  let y = 22
  const x = page.margin + width - aside
  const table = addElement(sheet, root, 'Table')
  for (const { label, text } of references) {
    const row = addElement(sheet, table, 'TR')
    addContent(
      sheet,
      row,
      'TH',
      () => sheet.font('plain').fontSize(8).fillColor(colours.muted).text(label, x, y, { width: aside }),
      { scope: 'Row' },
    )
    addContent(sheet, row, 'TD', () =>
      sheet.font('bold').fontSize(10.5).fillColor(colours.ink).text(text, { width: aside }),
    )
    y = sheet.y + 3
  }
  sheet.x = page.margin
  sheet.y = height + 10
}

const pagesOf = (sheet: Sheet): number => sheet.bufferedPageRange().count

const drawLine = (sheet: Sheet, table: Element, { label, text }: LabelledText): void => {
  const size = 9.5
  sheet.font('plain').fontSize(size)
  const textWidth = width - labelWidth
  const labelHeight = sheet.heightOfString(label, { width: labelWidth - gap })
  const height = Math.max(heightOf(sheet, text, textWidth), labelHeight)
  ensureHeight(sheet, Math.min(height, maxUnsplitHeight) + 6)
  const [y, pages] = [sheet.y + 3, pagesOf(sheet)]
  const row = addElement(sheet, table, 'TR')
  addContent(
    sheet,
    row,
    'TH',
    () => sheet.fillColor(colours.muted).text(label, page.margin, y, { width: labelWidth - gap }),
    { scope: 'Row' },
  )
  addContent(sheet, row, 'TD', () =>
    write(sheet.fillColor(colours.ink), text, { x: page.margin + labelWidth, y, width: textWidth, size }),
  )
  /** After a page break the label is on the previous page and its height does not count. */
  if (pagesOf(sheet) === pages) sheet.y = Math.max(sheet.y, y + labelHeight)
  sheet.y += 1.5
  rule(sheet, sheet.y, 0.5, colours.hair)
}

/** A heading over an ink rule. */
export const drawHeading = (sheet: Sheet, parent: Element, heading: string): void => {
  ensureHeight(sheet, 60)
  sheet.y += 9
  addContent(sheet, parent, 'H2', () =>
    sheet
      .font('display')
      .fontSize(11.5)
      .fillColor(colours.ink)
      .text(heading, page.margin, sheet.y, { width }),
  )
  sheet.y += 2
  rule(sheet, sheet.y, 1, colours.ink)
}

/** A section: its heading, and its labels and texts as the rows of a table. */
const drawSection = (sheet: Sheet, root: Element, { heading, lines }: DocumentSection): void => {
  const section = addElement(sheet, root, 'Sect')
  drawHeading(sheet, section, heading)
  const table = addElement(sheet, section, 'Table')
  for (const entry of lines) drawLine(sheet, table, entry)
}

const drawFeet = (sheet: Sheet, { references }: PrintedForm | PrintedReceipt): void => {
  const { count } = sheet.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    sheet.switchToPage(index)
    const about = references.map(({ label, text }) => `${label} ${text}`)
    /** With a bottom margin, text below it would begin another page. */
    sheet.page.margins.bottom = 0
    drawArtifact(sheet, 'Pagination', () => {
      sheet.font('plain').fontSize(7.5).fillColor(colours.muted)
      sheet.text([...about, `Page ${index + 1} of ${count}`].join(' · '), page.margin, page.height - 34, {
        width,
      })
    })
  }
}

/**
 * A document as a PDF of A4 pages: head, what `drawBody` adds, and a foot on each page. It is tagged for assistive
 * technology (PDF/UA): language, title, and its content as headings, tables and lists.
 */
export const drawDocument = async (
  printed: PrintedForm | PrintedReceipt,
  drawBody: (sheet: Sheet, root: Element) => void,
): Promise<Buffer> => {
  const sheet = new Document({
    size: 'A4',
    margin: page.margin,
    bufferPages: true,
    pdfVersion: '1.7',
    // The types of the library lack this subset.
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: 'en-SG',
    displayTitle: true,
    // Not Helvetica, whose metrics the library would load although every text has a font of the application.
    font: '',
    info: { Title: printed.title, Subject: printed.subject, CreationDate: new Date(printed.madeAt) },
  })
  for (const [name, font] of Object.entries(fonts)) sheet.registerFont(name, font)
  const whole = buffer(sheet)
  const root = sheet.struct('Document')
  sheet.addStructure(root)
  drawHead(sheet, root, printed)
  for (const section of printed.sections) drawSection(sheet, root, section)
  drawBody(sheet, root)
  root.end()
  drawFeet(sheet, printed)
  sheet.end()
  return whole
}

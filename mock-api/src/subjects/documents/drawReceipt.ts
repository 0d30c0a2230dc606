import type { PrintedReceipt } from './printedForm.ts'
import {
  addContent,
  addElement,
  colours,
  drawDocument,
  drawHeading,
  ensureHeight,
  page,
  width,
  write,
} from './sheet.ts'

/** Points. */
const size = 9.5
const indent = 12

/** The receipt as a PDF. */
export const drawReceipt = (receipt: PrintedReceipt): Promise<Buffer> =>
  drawDocument(receipt, (sheet, root) => {
    const section = addElement(sheet, root, 'Sect')
    drawHeading(sheet, section, receipt.next.heading)
    sheet.y += 4
    const list = addElement(sheet, section, 'L')
    for (const text of receipt.next.texts) {
      sheet.font('plain').fontSize(size).fillColor(colours.ink)
      ensureHeight(sheet, sheet.heightOfString(text, { width: width - indent }))
      const { y } = sheet
      const item = addElement(sheet, list, 'LI')
      addContent(sheet, item, 'Lbl', () => sheet.text('•', page.margin, y, { width: indent }))
      addContent(sheet, item, 'LBody', () =>
        write(sheet, text, { x: page.margin + indent, y, width: width - indent, size }),
      )
      sheet.y += 3
    }
  })

import { expect, onTestFinished, test } from 'vitest'
import { formPrinter } from '../src/subjects/documents/formPrinter.ts'
import type { PrintedForm } from '../src/subjects/documents/printedForm.ts'
import { now } from './testApp.ts'
import { signaturePicture as signature } from '../src/subjects/seeding/signaturePicture.ts'
import { linesIn, textIn } from './readPdf.ts'

const formOf = (text: string): PrintedForm => ({
  title: 'A form',
  subject: 'of the tests',
  references: [],
  sections: [{ heading: 'Section', lines: [{ label: 'Line', text }] }],
  declaration: 'Signed.',
  signature: { heading: 'Customer', hint: '', below: [] },
  counterSignature: { heading: 'Provider', below: [] },
  madeAt: now,
})

const arrange = (timeout?: number) => {
  const printer = formPrinter(timeout)
  onTestFinished(printer.close)
  return printer
}

test('forms that are requested at the same moment are all drawn, each with its own text', async () => {
  const { print } = arrange()
  const texts = Array.from({ length: 10 }, (_, index) => `Form number ${index}`)
  const results = await Promise.all(texts.map(text => print({ form: formOf(text), signature })))
  const lines = results.map(result => (result.drawn ? linesIn(Buffer.from(result.pdf)) : []))
  texts.forEach((text, index) => expect(lines[index]).toContain(text))
})

test('a long text continues on another page', async () => {
  const { print } = arrange()
  const longText = Array.from({ length: 2_000 }, (_, index) => `word${index}`)
  const result = await print({ form: formOf(longText.join(' ')), signature })
  if (!result.drawn) throw new Error(result.reason)
  const pdf = Buffer.from(result.pdf)
  const written = new Set(textIn(pdf).split(' '))
  expect(longText.filter(word => !written.has(word))).toEqual([])
  const feet = linesIn(pdf).filter(line => line.startsWith('Page '))
  expect(feet.length).toBeGreaterThan(1)
  expect(feet.at(-1)).toBe(`Page ${feet.length} of ${feet.length}`)
})

test.each([
  ['typographic quotes', 'The “Corner” Shop – 5‰ off, it’s €1…'],
  ['accented letters of Western Europe', 'José Ångström, Renée Müller'],
  ['accented letters of elsewhere', 'Łukasz Żółć, Őry Ágnes, Çağla Şahin'],
  ['Vietnamese', 'Nguyễn Văn Ạnh'],
  ['Cyrillic', 'Дмитрий Жуков'],
  ['Chinese, simplified and traditional', 'TAN WEI QIANG 陈伟强 (陳偉強), 经理'],
  ['Japanese', '株式会社 山田'],
  ['many Chinese characters', '陈伟强张国荣裕廊東大門鑫堃淼喆煒珮李黃劉楊趙'.repeat(8)],
])('%s are drawn as they were submitted', async (_what, text) => {
  const { print } = arrange()
  const result = await print({ form: formOf(text), signature })
  if (!result.drawn) throw new Error(result.reason)
  const all = textIn(Buffer.from(result.pdf))
  expect(all.replaceAll(' ', '')).toContain(text.replaceAll(' ', ''))
  expect(all).not.toContain('[U+')
})

test('a letter and its accent are drawn as one', async () => {
  const { print } = arrange()
  const result = await print({ form: formOf('Jose\u0301'), signature })
  expect(result.drawn ? linesIn(Buffer.from(result.pdf)) : []).toContain('José')
})

test('a character that no font has is drawn as its number', async () => {
  const { print } = arrange()
  const result = await print({ form: formOf('Shop 😀 தமிழ்'), signature })
  if (!result.drawn) throw new Error(result.reason)
  expect(textIn(Buffer.from(result.pdf)).replaceAll(' ', '')).toContain(
    'Shop[U+1F600][U+0BA4][U+0BAE][U+0BBF][U+0BB4][U+0BCD]',
  )
})

test('a form with Chinese characters stays small', async () => {
  const { print } = arrange()
  const result = await print({ form: formOf('陈伟强'), signature })
  expect(result.drawn ? result.pdf.length : Infinity).toBeLessThan(40_000)
})

test('a form that takes too long is refused, and the next one is drawn', async () => {
  // Long enough for a busy machine to start a thread and to draw the short one.
  const { print } = arrange(8_000)
  const endless = print({ form: formOf('x'.repeat(200_000)), signature })
  const next = print({ form: formOf('short'), signature })
  expect(await endless).toMatchObject({ drawn: false })
  expect(await next).toMatchObject({ drawn: true })
})

test('no form is drawn after the service has stopped', async () => {
  const printer = formPrinter()
  const results = [
    printer.print({ form: formOf('one'), signature }),
    printer.print({ form: formOf('two'), signature }),
  ]
  await printer.close()
  expect(await Promise.all(results)).toMatchObject([{ drawn: false }, { drawn: false }])
})

import { expect, onTestFinished, test } from 'vitest'
import { formPrinter } from '../src/documents/formPrinter.ts'
import type { PrintedForm } from '../src/documents/printedForm.ts'
import { now } from './testApp.ts'
import { signaturePicture as signature } from './pictures.ts'
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

const arrange = (patience?: number) => {
  const printer = formPrinter(patience)
  onTestFinished(printer.close)
  return printer
}

test('forms that are asked for at the same moment are all drawn, each with its own text', async () => {
  const { print } = arrange()
  const texts = Array.from({ length: 10 }, (_, index) => `Form number ${index}`)
  const results = await Promise.all(texts.map(text => print({ form: formOf(text), signature })))
  const lines = results.map(result => (result.drawn ? linesIn(Buffer.from(result.pdf)) : []))
  texts.forEach((text, index) => expect(lines[index]).toContain(text))
})

test('a long text goes on on another page', async () => {
  const { print } = arrange()
  const words = Array.from({ length: 2_000 }, (_, index) => `word${index}`)
  const result = await print({ form: formOf(words.join(' ')), signature })
  if (!result.drawn) throw new Error(result.reason)
  const pdf = Buffer.from(result.pdf)
  const written = new Set(textIn(pdf).split(' '))
  expect(words.filter(word => !written.has(word))).toEqual([])
  expect(linesIn(pdf)).toContain('Page 5 of 5')
})

test('a form that takes too long is given up, and the next one is drawn', async () => {
  const { print } = arrange(4_000)
  const endless = print({ form: formOf('x'.repeat(200_000)), signature })
  const next = print({ form: formOf('short'), signature })
  expect(await endless).toMatchObject({ drawn: false })
  expect(await next).toMatchObject({ drawn: true })
})

test('no form is drawn any more when the service stops', async () => {
  const printer = formPrinter()
  const results = [
    printer.print({ form: formOf('one'), signature }),
    printer.print({ form: formOf('two'), signature }),
  ]
  await printer.close()
  expect(await Promise.all(results)).toMatchObject([{ drawn: false }, { drawn: false }])
})

import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { drawForm } from '../src/subjects/documents/drawForm.ts'
import { drawReceipt } from '../src/subjects/documents/drawReceipt.ts'
import { onWhite } from '../src/subjects/documents/onWhite.ts'
import { now } from './testApp.ts'
import { signaturePicture } from '../src/subjects/seeding/signaturePicture.ts'

const line = (label: string, text: string) => ({ label, text })
const common = {
  title: 'Application for a utilities account',
  subject: 'Residential account in the name of a person',
  references: [line('Application Number', 'OA-7F3K-2QM9-B4TX')],
  sections: [
    { heading: 'Premises', lines: [line('Premises address', '145 LORONG 2'), line('Use', 'HDB 陈')] },
    { heading: 'Utilities', lines: [line('Services', 'Water')] },
  ],
  madeAt: now,
}

const drawn = {
  form: () =>
    drawForm(
      {
        ...common,
        declaration: 'This is true.',
        signature: { heading: 'Signature of Customer', hint: 'Stamp', below: [line('Name', 'TAN AH KOW')] },
        counterSignature: { heading: 'Signature of Service Provider', below: [line('Date', '')] },
      },
      onWhite(signaturePicture),
    ),
  receipt: () =>
    drawReceipt({ ...common, next: { heading: 'What happens next', texts: ['Bills come.', 'Call us.'] } }),
}

interface Node {
  readonly role?: string
  readonly alt?: string
  readonly id?: string
  readonly children?: readonly Node[]
}

/** The roles of a document's elements in reading order, each with those inside it. */
const outline = (nodes: readonly Node[]): readonly string[] =>
  nodes.flatMap(({ role, children = [] }) => {
    if (role === undefined) return []
    const inner = outline(children)
    return [inner.length === 0 ? role : `${role}(${inner.join(' ')})`]
  })

const everyNode = (nodes: readonly Node[]): readonly Node[] =>
  nodes.flatMap(node => [node, ...everyNode(node.children ?? [])])

const read = async (pdf: Buffer) => {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const page = await document.getPage(1)
  const tree: Node = await page.getStructTree()
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  return { document, tree, items }
}

/** The texts in the order in which they are read aloud: by the structure, without artifacts. */
const readAloud = ({ tree, items }: Awaited<ReturnType<typeof read>>): readonly string[] => {
  const texts = new Map<string, string>()
  const open: string[] = []
  for (const item of items) {
    if ('str' in item) texts.set(open.at(-1) ?? '', (texts.get(open.at(-1) ?? '') ?? '') + item.str)
    else if (item.type === 'endMarkedContent') open.pop()
    else open.push(item.id ?? '')
  }
  return everyNode([tree]).flatMap(({ id }) => (id === undefined ? [] : [(texts.get(id) ?? '').trim()]))
}

describe.each(['form', 'receipt'] as const)('the %s as a PDF', what => {
  test('the document is tagged and has language and title', async () => {
    const { document } = await read(await drawn[what]())
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
    const { info, metadata } = await document.getMetadata()
    expect(info).toMatchObject({ Title: common.title, Language: 'en-SG', PDFFormatVersion: '1.7' })
    expect(metadata.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(await document.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true })
  })

  test('every font is embedded', async () => {
    const fonts = (await drawn[what]()).toString('latin1').match(/\/BaseFont \/\S+/g) ?? []
    expect(fonts.length).toBeGreaterThan(0)
    for (const font of fonts) expect(font).toMatch(/\/[A-Z]{6}\+(HankenGrotesk|BricolageGrotesque|Chocolate)/)
  })

  test('head and sections are headings, texts and tables in their order', async () => {
    const page = await read(await drawn[what]())
    const [root] = outline(page.tree.children ?? [])
    expect(root).toContain(
      'Document(H1 P Table(TR(TH TD)) Sect(H2 Table(TR(TH TD) TR(TH TD))) Sect(H2 Table(TR(TH TD)))',
    )
    expect(readAloud(page).slice(0, 10)).toEqual([
      common.title,
      common.subject,
      'Application Number',
      'OA-7F3K-2QM9-B4TX',
      'Premises',
      'Premises address',
      '145 LORONG 2',
      'Use',
      'HDB 陈',
      'Utilities',
    ])
  })

  test('the foot of a page is not read aloud', async () => {
    const page = await read(await drawn[what]())
    expect(readAloud(page).join(' ')).not.toContain('Page 1 of')
  })
})

test('the picture of the signature has an alternative text', async () => {
  const { tree } = await read(await drawn.form())
  const figures = everyNode([tree]).filter(({ role }) => role === 'Figure')
  expect(figures).toMatchObject([{ alt: 'Signature of Customer' }])
})

test('what happens next is a list', async () => {
  const { tree } = await read(await drawn.receipt())
  const [root] = outline(tree.children ?? [])
  expect(root).toContain('Sect(H2 L(LI(Lbl LBody) LI(Lbl LBody)))')
})

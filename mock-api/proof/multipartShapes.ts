import type { RawRequest } from './rawUpload.ts'

/** A form of a multipart body: the bytes around those of the file. */
export interface Shape {
  readonly about: string
  /** Whether the end of the file can be found in the body, so that the service may save it. */
  readonly whole: boolean
  /** Whether the body is valid, so that the service must save a good file. */
  readonly orderly?: true
  readonly request: (content: Buffer, name: string) => Pick<RawRequest, 'headers' | 'body' | 'breaksOff'>
}

export const boundary = 'hostile-boundary'
const ofBoundary = (mark = boundary) => `Content-Type: multipart/form-data; boundary=${mark}`
const disposition = (field: string, name: string) =>
  `Content-Disposition: form-data; name="${field}"; filename="${name.replaceAll(/[\r\n"]/g, '')}"`

interface Framing {
  readonly field?: string
  readonly preamble?: string
  readonly partHead?: string
  readonly after?: string
  readonly line?: string
}

/** A multipart body with one file; each piece of the body can be replaced. */
const framed = (content: Buffer, name: string, framing: Framing = {}): Buffer => {
  const { field = 'file', preamble = '', line = '\r\n' } = framing
  const { partHead = `${disposition(field, name)}${line}Content-Type: application/pdf`, after } = framing
  return Buffer.concat([
    Buffer.from(`${preamble}--${boundary}${line}${partHead}${line}${line}`),
    content,
    Buffer.from(after ?? `${line}--${boundary}--${line}`),
  ])
}

const sized = (body: Buffer, header = ofBoundary(), length = body.length) => ({
  headers: [header, `Content-Length: ${length}`],
  body,
})

/** A body in chunks of 64 KiB. `end`: the last chunk, which may be missing. */
const chunked = (body: Buffer, end: string) => {
  const chunk = 65_536
  const pieces = Array.from({ length: Math.ceil(body.length / chunk) }, (_, index) =>
    body.subarray(index * chunk, (index + 1) * chunk),
  ).flatMap(piece => [Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')])
  return {
    headers: [ofBoundary(), 'Transfer-Encoding: chunked'],
    body: Buffer.concat([...pieces, Buffer.from(end)]),
  }
}

const shape = (about: string, framing: Framing): Shape => ({
  about,
  whole: false,
  request: (content, name) => sized(framed(content, name, framing)),
})

/** The body that a browser sends. */
export const orderly: Shape = {
  about: 'in order',
  whole: true,
  orderly: true,
  request: (content, name) => sized(framed(content, name)),
}

/** Every other form of a body; most of them are invalid. */
export const shapes: readonly Shape[] = [
  { ...orderly, about: 'in chunks', request: (content, name) => chunked(framed(content, name), '0\r\n\r\n') },
  { ...shape('with a preamble', { preamble: 'ignore this\r\n' }), whole: true },
  { ...shape('with an epilogue', { after: `\r\n--${boundary}--\r\nignore this` }), whole: true },
  { ...shape('with line feeds alone', { line: '\n' }), whole: true },
  {
    ...shape('with a transfer encoding', {
      partHead: `${disposition('file', 'a.pdf')}\r\nContent-Transfer-Encoding: base64`,
    }),
    whole: true,
  },
  shape('without its last boundary', { after: '' }),
  shape('without the end of its last boundary', { after: `\r\n--${boundary}` }),
  shape('with a boundary that ends nothing', { after: `\r\n--${boundary}\r\n` }),
  shape('with two files', {
    after: `\r\n--${boundary}\r\n${disposition('file', 'b.pdf')}\r\n\r\n%PDF-\r\n--${boundary}--\r\n`,
  }),
  shape('with another field after it', {
    after: `\r\n--${boundary}\r\nContent-Disposition: form-data; name="x"\r\n\r\ny\r\n--${boundary}--\r\n`,
  }),
  shape('in another field', { field: 'document' }),
  shape('as a text', { partHead: 'Content-Disposition: form-data; name="file"' }),
  shape('without a name of its field', { partHead: 'Content-Disposition: form-data; filename="a.pdf"' }),
  shape('without headers of its part', { partHead: '' }),
  shape('with a header of 100 KB', {
    partHead: `X: ${'x'.repeat(100_000)}\r\n${disposition('file', 'a.pdf')}`,
  }),
  shape('with a NUL in a header', {
    partHead: `Content-Disposition: form-data; name="fi\u0000le"; filename="a.pdf"`,
  }),
  shape('in a field called __proto__', { field: '__proto__' }),
  {
    about: 'under another boundary',
    whole: false,
    request: (content, name) => sized(framed(content, name), ofBoundary('other')),
  },
  {
    about: 'without a boundary',
    whole: false,
    request: (content, name) => sized(framed(content, name), 'Content-Type: multipart/form-data'),
  },
  {
    about: 'with an empty boundary',
    whole: false,
    request: (content, name) => sized(framed(content, name), ofBoundary('""')),
  },
  {
    about: 'as JSON',
    whole: false,
    request: (content, name) => sized(framed(content, name), 'Content-Type: application/json'),
  },
  { about: 'bare', whole: false, request: content => sized(content) },
  { about: 'with no body', whole: false, request: () => sized(Buffer.alloc(0)) },
  {
    about: 'shorter than it says',
    whole: false,
    request: (content, name) => {
      const body = framed(content, name)
      return { ...sized(body, ofBoundary(), body.length + 1000), breaksOff: true }
    },
  },
  {
    about: 'longer than it says',
    whole: false,
    request: (content, name) => {
      const body = framed(content, name)
      return sized(body, ofBoundary(), Math.max(0, body.length - 20))
    },
  },
  {
    about: 'in chunks without the last one',
    whole: false,
    request: (content, name) => ({ ...chunked(framed(content, name), ''), breaksOff: true }),
  },
  {
    about: 'in chunks of no length',
    whole: false,
    request: (content, name) => chunked(framed(content, name), 'xyz\r\n\r\n'),
  },
]

const boundary = 'a-boundary-of-the-service'

interface Named {
  /** The field of the file, and its file name. */
  readonly field?: string
  readonly filename?: string
  /** Text fields after the file. */
  readonly texts?: Readonly<Record<string, string>>
}

const part = (disposition: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ])

/** A multipart body with one file, as the payload and headers of `inject`. */
export const multipart = (
  file: Buffer,
  headers: Readonly<Record<string, string>> = {},
  { field = 'file', filename = 'document', texts = {} }: Named = {},
): { payload: Buffer; headers: Record<string, string> } => ({
  payload: Buffer.concat([
    part(`name="${field}"; filename="${filename}"\r\nContent-Type: application/octet-stream`, file),
    ...Object.entries(texts).map(([name, text]) => part(`name="${name}"`, Buffer.from(text))),
    Buffer.from(`--${boundary}--\r\n`),
  ]),
  headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
})

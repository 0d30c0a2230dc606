const boundary = 'a-boundary-of-the-tests'

/** A multipart body with one file, as `inject` takes it. */
export const multipart = (
  file: Buffer,
  headers: Readonly<Record<string, string>> = {},
  field = 'file',
): { payload: Buffer; headers: Record<string, string> } => ({
  payload: Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="document"\r\n` +
        'Content-Type: application/octet-stream\r\n\r\n',
    ),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]),
  headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
})

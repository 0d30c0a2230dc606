interface Sent {
  readonly method: string
  /** The path with its query. */
  readonly path: string
  readonly body: string
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** A call of this service as a command. */
export const curlOf = ({ method, path, body }: Sent): string =>
  [
    `curl -X ${method} ${quoted(location.origin + path)}`,
    ...(body === '' ? [] : [`-H 'content-type: application/json' -d ${quoted(body)}`]),
  ].join(' ')

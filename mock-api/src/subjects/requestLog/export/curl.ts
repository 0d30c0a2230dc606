import type { NeededFile, RepeatedCall } from './repeatedCall.ts'

/** A text as one word of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** A name between the quotation marks of curl. */
const inQuotes = (text: string): string => `"${text.replaceAll(/[\\"]/g, String.raw`\$&`)}"`

const header = ([name, value]: readonly [string, string]): string =>
  `--header ${quoted(value === '' ? `${name};` : `${name}: ${value}`)}`

const form = ({ field, name, content_type, path }: NeededFile): string =>
  `--form ${quoted(`${field}=@${inQuotes(path)};filename=${inQuotes(name)};type=${content_type}`)}`

/** A call as a command of a shell. */
export const curl = ({ comments, method, url, headers, text, files }: RepeatedCall): string => {
  const options = [
    ...headers.map(header),
    ...(text === null ? [] : [`--data-raw ${quoted(text)}`]),
    ...files.map(form),
  ]
  return [
    ...comments.map(comment => `# ${comment}`),
    [`curl --globoff --request ${quoted(method)} ${quoted(url)}`, ...options].join(' \\\n  '),
    '',
  ].join('\n')
}

import type { NeededFile, RepeatedCall } from './repeatedCall.ts'
import { parsedJson } from '../../../kit/parsedJson.ts'

const boundary = 'part-of-the-request'

/** What an .http file reads as its own: a variable, the start of the next request, a file, a script. */
const isOwnSyntax = (text: string): boolean => /\{\{|^(?:###|[<>])/m.test(text)

/** A text without syntax of the format: JSON in another notation; null for any other text. */
const asContent = (text: string): string | null => {
  if (!isOwnSyntax(text)) return text
  const value = parsedJson(text)
  return value === undefined ? null : JSON.stringify(value).replaceAll('{{', String.raw`{\u007b`)
}

const encoded = (address: string): string => address.replaceAll('{', '%7B')

const inQuotes = (text: string): string => text.replaceAll('"', '%22').replaceAll(/[\r\n]/g, ' ')

const part = ({ field, name, content_type, path }: NeededFile): readonly string[] => [
  `--${boundary}`,
  `Content-Disposition: form-data; name="${inQuotes(field)}"; filename="${inQuotes(name)}"`,
  `Content-Type: ${content_type}`,
  '',
  `< ${path}`,
]

/** A call as a request of an .http file, which editors can send. */
export const httpFile = ({ comments, method, url, headers, text, files }: RepeatedCall): string => {
  const content = text === null ? null : asContent(text)
  const [title = '', ...notes] = [
    ...comments,
    ...(content === text ? [] : ['Its body is in another notation than it was sent, or missing.']),
  ]
  const body = files.length === 0 ? [content ?? ''] : [...files.flatMap(part), `--${boundary}--`]
  return [
    `### ${title}`,
    ...notes.map(note => `# ${note}`),
    `${method} ${encoded(url)}`,
    ...headers.filter(([, value]) => !isOwnSyntax(value)).map(([name, value]) => `${name}: ${value}`),
    ...(files.length === 0 ? [] : [`content-type: multipart/form-data; boundary=${boundary}`]),
    '',
    ...body,
    '',
  ].join('\n')
}

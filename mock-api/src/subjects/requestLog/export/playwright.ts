import type { NeededFile, RepeatedCall } from './repeatedCall.ts'

const literal = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)

/** Whether the text is what Playwright makes of its value. A literal cannot have the field __proto__. */
const isExact = (text: string): boolean => {
  try {
    return !text.includes('__proto__') && JSON.stringify(JSON.parse(text)) === text
  } catch {
    return false
  }
}

const data = (text: string): string =>
  /^[[{]/.test(text) && isExact(text) ? literal(JSON.parse(text)) : `Buffer.from(${literal(text)})`

const file = ({ field, name, content_type, path }: NeededFile): string =>
  `${literal(field)}: { name: ${literal(name)}, mimeType: ${literal(content_type)}, buffer: await (await import('node:fs/promises')).readFile(${literal(path)}) }`

/** A call as a step of a test of Playwright, which has `request` and `expect`. */
export const playwright = (
  { comments, method, url, headers, text, files, status }: RepeatedCall,
  index: number,
): string => {
  const answer = `answer${index + 1}`
  return [
    ...comments.map(comment => `// ${comment}`),
    `const ${answer} = await request.fetch(${literal(url)}, {`,
    `  method: ${literal(method)},`,
    `  headers: ${literal(Object.fromEntries(headers))},`,
    ...(text === null ? [] : [`  data: ${data(text)},`]),
    ...(files.length === 0 ? [] : [`  multipart: { ${files.map(file).join(', ')} },`]),
    '})',
    ...(status === 0 ? [] : [`expect(${answer}.status()).toBe(${status})`]),
    '',
  ].join('\n')
}

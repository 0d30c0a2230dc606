import { readFileSync } from 'node:fs'

/** The colours of the application that the service's own pages and the form as PDF use. */
const names = [
  'ground',
  'sky',
  'surface',
  'ink',
  'ink-2',
  'hair',
  'line',
  'action',
  'action-hover',
  'action-soft',
  'on-action',
  'sun',
  'danger',
]

const source = new URL('../../web/src/kit/styles/palette.css', import.meta.url)

/** The file that this script writes: the service does not import the sources of web. */
export const paletteUrl = new URL('../src/views/palette.ts', import.meta.url)

/** The content of that file, by the stylesheet of web. Throws when a colour is missing there. */
export const paletteFile = (css: string = readFileSync(source, 'utf8')): string => {
  const rows = names.map(name => {
    const [, light, dark] =
      new RegExp(`--${name}: light-dark\\((#[\\da-f]+), (#[\\da-f]+)\\);`).exec(css) ?? []
    if (light === undefined || dark === undefined)
      throw new Error(`The palette of web has no light and dark colour --${name}`)
    return `  ${name.includes('-') ? `'${name}'` : name}: { light: '${light}', dark: '${dark}' },`
  })
  return `/** The colours of the application. \`npm run generate\` writes this file from the stylesheet of web. */
export const palette = {
${rows.join('\n')}
} as const
`
}

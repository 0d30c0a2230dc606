import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

const prefix = 'classes:'
const sheetImport = /^import (\w+) from '(.*\.module\.css)'$/gm

/** Whether a variable chooses a class: then all classes are needed by name. */
const isChosenByVariable = (text: string, classes: string): boolean =>
  new RegExp(`\\b${classes}\\[(?!')`).test(text)

/** Names each class by four letters of a hash of the sheet's path and the class. */
const shortNames = () => {
  const owners = new Map<string, string>()
  return (name: string, sheet: string): string => {
    const owner = `${relative(process.cwd(), sheet)} ${name}`
    const short = `_${createHash('sha256').update(owner).digest('base64url').slice(0, 4)}`
    const other = owners.get(short) ?? owner
    if (other !== owner) throw new Error(`${owner} and ${other} would both be named ${short}`)
    owners.set(short, owner)
    return short
  }
}

/**
 * Gives classes short names, and imports them one by one instead of as an object, so that each becomes a string where it
 * is used. A component then imports two modules: the style sheet, and its classes. Saves 2 kB after gzip
 * (docs/bundle.md).
 */
export const classesByName = (): Plugin[] => {
  /** Of each sheet by its id: a module that exports its classes. */
  const modules = new Map<string, string>()
  return [
    {
      name: 'classes-by-name',
      enforce: 'pre',
      apply: 'build',
      config: () => ({ css: { modules: { generateScopedName: shortNames() } } }),
      transform: {
        filter: { id: /\/web\/src\/.*\.tsx?$/ },
        handler: text => ({
          code: text.replaceAll(sheetImport, (_, classes: string, sheet: string) => {
            const read = isChosenByVariable(text, classes) ? classes : `* as ${classes}`
            return `import ${read} from '${prefix}${sheet}'; import '${sheet}'`
          }),
          map: null,
        }),
      },
      async resolveId(name, importer) {
        if (!name.startsWith(prefix)) return null
        const sheet = await this.resolve(name.slice(prefix.length), importer)
        return sheet && `\0${prefix}${sheet.id}.js`
      },
      async load(id) {
        if (!id.startsWith(`\0${prefix}`)) return null
        const sheet = id.slice(`\0${prefix}`.length, -'.js'.length)
        await this.load({ id: sheet })
        return modules.get(sheet)
      },
    },
    {
      name: 'style-sheets-for-themselves',
      enforce: 'post',
      apply: 'build',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler(code, id) {
          modules.set(id, code)
          return { code: '', map: null, moduleSideEffects: 'no-treeshake' }
        },
      },
    },
  ]
}

import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

const prefix = 'classes:'
const sheetImport = /^import (\w+) from '(.*\.module\.css)'$/gm

/** Whether a class is chosen by a variable: then all of them are needed, by their names. */
const isChosenByVariable = (text: string, classes: string): boolean =>
  new RegExp(`\\b${classes}\\[(?!')`).test(text)

/** Names each class by four letters of a hash. The same every time, as long as the sheet keeps its place. */
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
 * Gives classes short names, and reads them one by one out of a style sheet instead of as one object, so that each
 * becomes a text where it is used and the object, with every class's name once more, is not carried along. A component then imports two modules: the
 * sheet, which is kept whether or not anything is read out of it, and its classes.
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

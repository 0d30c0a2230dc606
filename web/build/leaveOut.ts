import type { Plugin } from 'vite'

/** A part of a library that this application never reaches, and how the library's file reads without it. */
export interface Omission {
  /** The end of the file's path. */
  readonly file: string
  /** The library's own text, turned into one without the part. */
  readonly without: (text: string) => string
  /** Names that only the part has: the build stops when anything that is left still says one. */
  readonly names?: readonly string[]
}

/**
 * Keeps parts of libraries out of the build that tree shaking cannot see through, because the library refers to them
 * from something that is used. An omission that finds nothing to leave out, or no file at all, stops the build: the
 * library has changed and its table has to be looked at. Only the browser's build is concerned; tests and the
 * development server run the libraries as they are.
 */
export const leaveOut = (omissions: readonly Omission[]): Plugin => {
  const unmet = new Set(omissions)
  return {
    name: 'leave-out',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(text, id) {
      const [path = id] = id.split('?')
      const applied = omissions.filter(({ file }) => path.endsWith(file))
      if (applied.length === 0) return null
      const rest = applied.reduce((left, omission) => {
        const without = omission.without(left)
        if (without === left) this.error(`${omission.file} has nothing to leave out any more`)
        unmet.delete(omission)
        return without
      }, text)
      return { code: rest, map: null }
    },
    generateBundle(_, bundle) {
      for (const { file, names = [] } of omissions)
        for (const part of Object.values(bundle))
          for (const name of names)
            if (part.type === 'chunk' && new RegExp(`\\b${name}\\b`).test(part.code))
              this.error(`${name} of ${file} is left out, and ${part.fileName} names it`)
    },
    buildEnd(failure) {
      if (failure !== undefined) return
      for (const { file } of unmet) this.error(`${file} is not part of the build any more`)
    },
  }
}

import type { Plugin } from 'vite'

/** A part of a library file that this application never runs, and how to remove it. */
export interface Omission {
  /** The end of the file's path. */
  readonly file: string
  /** Returns the source without the part. */
  readonly without: (text: string) => string
  /** Names that only the part has: the build stops when the remaining code contains one. */
  readonly names?: readonly string[]
}

/** Parts of one library that are left out together, for one reason. */
export interface Cut {
  readonly library: string
  /** The version with which it was measured. A test compares it with the installed one. */
  readonly version: string
  /** Bytes that it saves after gzip, in the scripts of a whole application. */
  readonly saves: number
  readonly omissions: readonly Omission[]
}

const advice =
  'The library has changed. Build without this cut and measure (docs/bundle.md): delete the cut if the budgets hold, or adapt it to the new source.'

/**
 * Leaves parts of libraries out of the build that tree shaking cannot remove, because used code refers to them. The
 * build stops at an omission that matches nothing or whose file is not in the build, and when the remaining code still
 * names a removed member. Only the browser's build is changed; tests and the development server run whole libraries.
 */
export const leaveOut = (cuts: readonly Cut[]): Plugin => {
  const omissions = cuts.flatMap(cut => cut.omissions)
  const unmatched = new Set(omissions)
  return {
    name: 'leave-out',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(text, id) {
      const [path = id] = id.split('?')
      const matching = omissions.filter(({ file }) => path.endsWith(file))
      if (matching.length === 0) return null
      const code = matching.reduce((rest, omission) => {
        const without = omission.without(rest)
        if (without === rest) this.error(`${omission.file} has nothing to leave out. ${advice}`)
        unmatched.delete(omission)
        return without
      }, text)
      return { code, map: null }
    },
    generateBundle(_, bundle) {
      for (const { file, names = [] } of omissions)
        for (const part of Object.values(bundle))
          for (const name of names)
            if (part.type === 'chunk' && new RegExp(`\\b${name}\\b`).test(part.code))
              this.error(`${part.fileName} names ${name}, which is left out of ${file}. ${advice}`)
    },
    buildEnd(failure) {
      if (failure !== undefined) return
      for (const { file } of unmatched) this.error(`${file} is not in the build. ${advice}`)
    },
  }
}

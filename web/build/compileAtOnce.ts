import type { Plugin } from 'vite'

const comment = '//# allFunctionsCalledOnLoad'
/** A shorter script compiles in no time, and the comment is a part of its size, in characters. */
const shortest = 4_000

/**
 * Makes a comment the first line of every script but the shortest: Chromium then compiles all functions of the script while it arrives,
 * beside the main thread. Without it, each function is compiled on the main thread when it is first called, which takes
 * half of the time in which a slow phone starts the application. Other browsers ignore the comment.
 */
export const compileAtOnce = (): Plugin => ({
  name: 'compile-at-once',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    // After the build has put its list of files before the script.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || file.code.length < shortest) continue
        file.code = `${comment}\n${file.code}`
        const map = bundle[`${file.fileName}.map`]
        if (map?.type !== 'asset' || typeof map.source !== 'string') continue
        const parsed = JSON.parse(map.source) as { readonly mappings: string }
        map.source = JSON.stringify({ ...parsed, mappings: `;${parsed.mappings}` })
      }
    },
  },
})

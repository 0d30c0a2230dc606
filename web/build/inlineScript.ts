import { build, type Rollup } from 'vite'

/**
 * The text of a script of `src/app/inline` with all that it needs, made small, for a document. The security policy of the
 * pages allows it by its hash.
 */
export const inlineScript = async (name: 'prepareRoot' | 'adaptFrame' | 'showPage'): Promise<string> => {
  const source = '@open-account/source'
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { conditions: [source] },
    build: {
      target: 'es2022',
      write: false,
      lib: { entry: `src/app/inline/${name}.ts`, formats: ['iife'], name },
      minify: true,
      rolldownOptions: {
        treeshake: { moduleSideEffects: id => id.includes('/app/inline/') },
        optimization: { inlineConst: { mode: 'all' } },
      },
    },
  })
  const [result] = built as Rollup.RollupOutput[]
  if (result === undefined) throw new Error(`The inline script ${name} was not built`)
  return result.output[0].code.trim()
}

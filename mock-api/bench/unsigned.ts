import { registerHooks } from 'node:module'

/** Loaded into the service, takes the hashes out of it: every seal is the same, and everything else stays. */
const unsigned = `export const seal = () => 'AAAAAAAAAAAAAAAAAAAAAA'\nexport const isSealed = () => true`

registerHooks({
  load: (url, context, next) =>
    url.endsWith('/src/subjects/worlds/seal.ts')
      ? { format: 'module', shortCircuit: true, source: unsigned }
      : next(url, context),
})

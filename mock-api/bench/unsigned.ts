import { registerHooks } from 'node:module'

/** Loaded into the service: every MAC is constant, so that the cost of hashing can be subtracted. */
const unsigned = `export const mac = () => 'AAAAAAAAAAAAAAAAAAAAAA'\nexport const verifyMac = () => true`

registerHooks({
  load: (url, context, next) =>
    url.endsWith('/src/subjects/worlds/mac.ts')
      ? { format: 'module', shortCircuit: true, source: unsigned }
      : next(url, context),
})

import { registerHooks } from 'node:module'

/** Loaded into the service, takes the hashes out of it: every code is the same, and everything else stays. */
const unsigned = `export const mac = () => 'AAAAAAAAAAAAAAAAAAAAAA'\nexport const verifyMac = () => true`

registerHooks({
  load: (url, context, next) =>
    url.endsWith('/src/subjects/worlds/mac.ts')
      ? { format: 'module', shortCircuit: true, source: unsigned }
      : next(url, context),
})

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

/** The modules that are replaced, each with the name of what it exports. */
const contracts: Readonly<Record<string, string>> = {
  '@open-account/contracts': 'contract',
  '@open-account/contracts/control/control': 'control',
  '@open-account/contracts/control/errorsByOperation': 'errorsByOperation',
}
const skeletonId = '\0contract-skeleton:'
const printer = fileURLToPath(new URL('printSkeleton.ts', import.meta.url))

/**
 * Gives the browser the contract's methods and paths only, and the errors that faults can return. The types are the contract's own; its schemas and
 * descriptions, several times the size of everything else, are not in the bundle. The contract is read by Node from its sources,
 * in a process of its own so that the sources' export condition is set.
 */
export const contractSkeleton = (condition: string): Plugin => ({
  name: 'contract-skeleton',
  enforce: 'pre',
  resolveId: id => {
    const name = contracts[id]
    return name === undefined ? null : skeletonId + name
  },
  async load(id) {
    if (!id.startsWith(skeletonId)) return null
    const name = id.slice(skeletonId.length)
    const { stdout } = await promisify(execFile)(process.execPath, [
      `--conditions=${condition}`,
      printer,
      name,
    ])
    return `export const ${name} = ${stdout}`
  },
})

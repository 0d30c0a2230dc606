import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const contractName = '@open-account/contracts'
const skeletonId = '\0contract-skeleton'
const printer = fileURLToPath(new URL('printSkeleton.ts', import.meta.url))

/**
 * Gives the browser the contract's methods and paths only. The types are the contract's own; its schemas and
 * descriptions, several times the size of everything else, are not in the bundle. The contract is read by Node from its sources,
 * in a process of its own so that the sources' export condition is set.
 */
export const contractSkeleton = (condition: string): Plugin => ({
  name: 'contract-skeleton',
  enforce: 'pre',
  resolveId: id => (id === contractName ? skeletonId : null),
  async load(id) {
    if (id !== skeletonId) return null
    const { stdout } = await promisify(execFile)(process.execPath, [`--conditions=${condition}`, printer])
    return `export const contract = ${stdout}`
  },
})

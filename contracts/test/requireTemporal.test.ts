import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const contract = fileURLToPath(new URL('../src/index.ts', import.meta.url))

test('the contract says what a runtime without Temporal must import before it', async () => {
  const options = ['--conditions=@open-account/source', '--no-harmony-temporal', contract]
  await expect(promisify(execFile)(process.execPath, options)).rejects.toThrow(
    "import 'temporal-polyfill/global' before it",
  )
})

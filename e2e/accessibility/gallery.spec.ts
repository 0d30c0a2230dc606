import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../scripts/port.mjs'
import { expect, test } from '../fixtures.ts'
import { expectAccessible } from './expectAccessible.ts'

const host = '127.0.0.1'
const webFolder = fileURLToPath(new URL('../../web', import.meta.url))
const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url))

test('the gallery of components is accessible', { tag: '@narrow' }, async ({ page }) => {
  const port = String(await freePort(0, host))
  const args = [vite, '--host', host, '--port', port, '--strictPort']
  const devServer = spawn(process.execPath, args, { cwd: webFolder, stdio: 'ignore' })
  try {
    const address = `http://${host}:${port}/gallery`
    await expect
      .poll(async () => (await fetch(address).catch(() => null))?.status, { timeout: 60_000 })
      .toBe(200)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery of components')
    await expect(page.getByRole('grid').first()).toBeVisible()
    await expectAccessible(page, 'the gallery')
  } finally {
    devServer.kill()
  }
})

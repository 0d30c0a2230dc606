/**
 * `npm run pictures` writes the pictures of the main screens for the docs. Its arguments are Playwright's: `--project` selects
 * a size and a setting of `e2e/pictures.config.ts`, whose pictures of every screen go to `e2e/test-results/pictures`.
 */
import { runNpm } from './npm.mjs'
import { ensurePackages } from './packages.mjs'
import { ensureChromium } from './programs.mjs'
import { runStages } from './stages.mjs'

const run = (...args) => runNpm(['run', '--silent', ...args])
const chosen = process.argv.slice(2)

await runStages([
  ensurePackages,
  ensureChromium,
  () => run('build', '--', '--filter', '@open-account/web'),
  () =>
    run(
      'e2e',
      '-w',
      '@open-account/e2e',
      '--',
      '--config',
      'pictures.config.ts',
      ...(chosen.length > 0 ? chosen : ['--project', 'docs']),
    ),
])

/** `npm run engines` runs the journeys in Firefox and WebKitGTK. Its arguments are Playwright's, such as `--project firefox`. */
import { runNpm } from './npm.mjs'
import { ensurePackages } from './packages.mjs'
import { ensureEngines } from './programs.mjs'
import { runStages } from './stages.mjs'

const run = (...args) => runNpm(['run', '--silent', ...args])

await runStages([
  ensurePackages,
  ensureEngines,
  () => run('build', '--', '--filter', '@open-account/web'),
  () =>
    run('e2e', '-w', '@open-account/e2e', '--', '--config', 'engines.config.ts', ...process.argv.slice(2)),
])

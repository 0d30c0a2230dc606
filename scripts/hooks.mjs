/**
 * The npm script `prepare`: installs the git hooks of lefthook.yml. It runs on the machine's Node, of any version. It changes
 * nothing in CI, outside a clone, in a linked worktree, on a platform without lefthook, and beside the hooks of another tool.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './npm.mjs'

const platform = process.platform === 'win32' ? 'windows' : process.platform
const program = join(
  root,
  'node_modules',
  `lefthook-${platform}-${process.arch}`,
  'bin',
  platform === 'windows' ? 'lefthook.exe' : 'lefthook',
)

/** In a linked worktree `.git` is a file, and git uses the hooks of the clone. */
const isClone = statSync(join(root, '.git'), { throwIfNoEntry: false })?.isDirectory() ?? false

const hooksPath = () => spawnSync('git', ['config', 'core.hooksPath'], { cwd: root, encoding: 'utf8' }).stdout

const isOwn = hook => readFileSync(hook, 'utf8').includes('lefthook')
const hooks = join(root, '.git', 'hooks')
const hasOtherHooks = () =>
  existsSync(hooks) &&
  readdirSync(hooks)
    .filter(name => !name.endsWith('.sample'))
    .some(name => !isOwn(join(hooks, name)))

if (!process.env.CI && isClone && existsSync(program) && !hooksPath() && !hasOtherHooks())
  spawnSync(program, ['install'], { cwd: root, stdio: 'ignore' })

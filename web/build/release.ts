import { spawnSync } from 'node:child_process'
import manifest from '../package.json' with { type: 'json' }

/** The version and, where the build knows it, the commit: '0.1.0 (1a2b3c4)'. The footer and error reports name it. */
const release = (): string => {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=7', 'HEAD'], { encoding: 'utf8' })
  return status === 0 ? `${manifest.version} (${stdout.trim()})` : manifest.version
}

/** Sets the release of this build, unless the environment does. */
export const setRelease = (): void => {
  process.env['VITE_RELEASE'] ??= release()
}

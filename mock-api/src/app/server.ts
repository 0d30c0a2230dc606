import '../kit/temporal.ts'
import { EnvironmentError, parseEnv } from '../kit/env.ts'

const messageOf = (error: unknown): string => {
  if (error instanceof EnvironmentError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

try {
  const env = parseEnv(process.env)
  // Loaded after the settings, so that a wrong setting is reported at once.
  const { start } = await import('./start.ts')
  await start(env)
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exitCode = 1
}

import './temporal.ts'
import { enableCompileCache } from 'node:module'

/** What was compiled is kept for the next start. It holds for what is imported from here on, hence the dynamic imports. */
enableCompileCache()
const { EnvironmentError } = await import('./env.ts')
const { start } = await import('./start.ts')

const sentenceOf = (error: unknown): string => {
  if (error instanceof EnvironmentError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

try {
  await start()
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exitCode = 1
}

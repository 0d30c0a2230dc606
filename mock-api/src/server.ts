import './temporal.ts'
import { EnvironmentError } from './env.ts'
import { start } from './start.ts'

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

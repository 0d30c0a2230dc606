import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportCost } from './cost.ts'

const port = Number(process.argv[2])
process.env['PORT'] = String(port)
process.env['HOST'] = '127.0.0.1'
process.env['DATA_DIR'] = mkdtempSync(join(tmpdir(), 'open-account-bench-'))
process.env['LATENCY_MS'] = '0'
process.env['LOG_LEVEL'] = 'warn'
await import('../src/temporal.ts')
const { start } = await import('../src/start.ts')
await start()
reportCost(port)

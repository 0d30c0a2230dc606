import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

/*
 * Starts the built service. The build has started it once, so that its code is compiled already at the first start.
 * On another Node, or with other flags, the code is compiled again and cached for the next start.
 */
enableCompileCache({ directory: join(import.meta.dirname, 'compiled'), portable: true })
await import('./app/server.ts')
flushCompileCache()

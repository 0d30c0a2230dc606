import { enableCompileCache, flushCompileCache } from 'node:module'

/*
 * Starts the service. Code that is compiled from here on is cached for the next start, also when this process is killed.
 * This file is plain JavaScript: it runs before the cache is on, so that TypeScript would load the compiler each time.
 */
enableCompileCache()
await import('./app/server.ts')
flushCompileCache()

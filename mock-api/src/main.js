import { enableCompileCache, flushCompileCache } from 'node:module'

/*
 * Starts the service. What is compiled from here on is kept for the next start, also when this process is killed. Plain
 * JavaScript, because this file itself comes too early: the compiler would be loaded at every start, for it alone.
 */
enableCompileCache()
await import('./app/server.ts')
flushCompileCache()

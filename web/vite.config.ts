import react from '@vitejs/plugin-react'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { classesByName } from './build/classesByName.ts'
import { chunks } from './build/chunks.ts'
import { compileAtOnce } from './build/compileAtOnce.ts'
import { consolePage } from './build/consolePage.ts'
import { contractSkeleton } from './build/contractSkeleton.ts'
import { withoutDescriptions } from './build/withoutDescriptions.ts'
import { leaveOut } from './build/leaveOut.ts'
import { cuts } from './build/omissions.ts'
import { phonePage } from './build/phonePage.ts'
import { pureDeclarations } from './build/pureDeclarations.ts'
import { reactModules } from './build/reactModules.ts'
import { setRelease } from './build/release.ts'
import { serviceProxy } from './build/serviceProxy.ts'

const source = '@open-account/source'
/** Where the development server finds the service. */
const serviceOrigin = process.env['SERVICE_ORIGIN'] ?? 'http://127.0.0.1:3000'

setRelease()

export default defineConfig({
  plugins: [
    contractSkeleton(source),
    phonePage(),
    consolePage(),
    leaveOut(cuts),
    reactModules(),
    classesByName(),
    withoutDescriptions(),
    pureDeclarations(['/contracts/src/', '/domain/src/']),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/app/routes',
      generatedRouteTree: 'src/app/routeTree.gen.ts',
    }),
    react(),
    compileAtOnce(),
  ],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  server: { proxy: serviceProxy(serviceOrigin) },
  build: {
    target: 'es2022',
    sourcemap: 'hidden',
    modulePreload: {
      polyfill: false,
      // A part names what it needs, without what is there whenever it is loaded.
      resolveDependencies: (_part, needed, { hostId }) => {
        const present = /\/(?:wizard|review|business|commercial|SignDialog|\w+Step)-/.test(hostId)
          ? /\/(?:frame|index|shared|wizard)-[^/]+$/
          : /\/index-[^/]+$/
        return needed.filter(path => !present.test(path))
      },
    },
    manifest: true,
    rolldownOptions: {
      // Constants are inlined where they are used instead of imported from other chunks.
      optimization: { inlineConst: { mode: 'all' } },
      output: { codeSplitting: chunks },
    },
  },
  test: {
    environment: 'jsdom',
    // A window of its own for each file, out of one jsdom for each worker: loading jsdom anew takes longer than its tests.
    pool: 'vmThreads',
    vmMemoryLimit: '1GB',
    maxWorkers: '100%',
    setupFiles: 'test/setup.ts',
    testTimeout: 30_000,
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
  },
})

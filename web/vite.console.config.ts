import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { contractSkeleton } from './build/contractSkeleton.ts'
import { pureDeclarations } from './build/pureDeclarations.ts'

const source = '@open-account/source'

/**
 * The console of testers, built by itself: the service serves it below /mock to those who may control it (decision
 * 0074), and the application shares no script with it.
 */
export default defineConfig({
  base: '/mock/',
  plugins: [contractSkeleton(source), pureDeclarations(['/contracts/src/', '/domain/src/']), react()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist/mock',
    sourcemap: 'hidden',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'mock.html' },
  },
})

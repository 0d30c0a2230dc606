import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { compileAtOnce } from './build/compileAtOnce.ts'
import { contractSkeleton } from './build/contractSkeleton.ts'
import { leaveOut } from './build/leaveOut.ts'
import { pureDeclarations } from './build/pureDeclarations.ts'
import { reactModules } from './build/reactModules.ts'
import { reactCuts } from './build/reactOmissions.ts'

const source = '@open-account/source'

/**
 * The page of the applicant's phone, built by itself: it is opened over mobile data by people who never see the
 * application, and shares no script with it.
 */
export default defineConfig({
  plugins: [
    contractSkeleton(source),
    leaveOut(reactCuts),
    reactModules(),
    pureDeclarations(['/contracts/src/', '/domain/src/']),
    react(),
    compileAtOnce(),
  ],
  resolve: { conditions: [source, ...defaultClientConditions] },
  publicDir: false,
  build: {
    target: 'es2022',
    sourcemap: 'hidden',
    modulePreload: { polyfill: false },
    emptyOutDir: false,
    manifest: '.vite/phone.json',
    rolldownOptions: { input: 'upload.html' },
  },
})

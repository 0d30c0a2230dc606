import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { classesByName } from './build/classesByName.ts'
import { contractSkeleton } from './build/contractSkeleton.ts'
import { setRelease } from './build/release.ts'

const source = '@open-account/source'
setRelease()

/**
 * The application for the build itself, which renders pages into documents (`build/prerender.ts`): with the class names of
 * the browser's build, and as a browser resolves its packages, so that a browser can take the pages over.
 */
export default defineConfig({
  plugins: [contractSkeleton(source), classesByName(), react()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: {
    noExternal: /^@(?:tanstack|ts-rest|open-account)\//,
    resolve: { conditions: [source, ...defaultClientConditions] },
  },
  publicDir: false,
  build: {
    ssr: 'src/app/prerender.tsx',
    outDir: 'dist/.prerender',
    target: 'es2022',
  },
})

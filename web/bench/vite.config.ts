import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * The floors of `npm run bench:web`: a static page, and the smallest page that React draws. They are built beside the
 * application with the same React and the same tools.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['static.html', 'hello.html'] },
  },
})

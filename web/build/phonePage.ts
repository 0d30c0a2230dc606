import type { Plugin } from 'vite'

const isPhonePage = (url: string) => /^\/upload(?:[/?#]|$)/.test(url)

/** The development server serves the phone's page at /upload, as the service does. */
export const phonePage = (): Plugin => ({
  name: 'phone-page',
  configureServer: server => {
    server.middlewares.use((request, _response, next) => {
      if (isPhonePage(request.url ?? '')) request.url = '/upload.html'
      next()
    })
  },
})

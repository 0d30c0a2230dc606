import type { Plugin } from 'vite'

const isConsole = (url: string) => /^\/mock\/worlds\/[^/]+\/?(?:[?#]|$)/.test(url)

/** The development server serves the console below /mock/worlds, as the service does; what else is below /mock is the service's. */
export const consolePage = (): Plugin => ({
  name: 'console-page',
  configureServer: server => {
    server.middlewares.use((request, _response, next) => {
      if (isConsole(request.url ?? '')) request.url = '/mock.html'
      next()
    })
  },
})

import type { Plugin } from 'vite'

const isPhonePage = (url: string) => /^\/upload(?:[/?#]|$)/.test(url)

/** While developing: the page of the phone stands under its own address, as the service has it. */
export const phonePage = (): Plugin => ({
  name: 'phone-page',
  configureServer: server => {
    server.middlewares.use((request, _response, next) => {
      if (isPhonePage(request.url ?? '')) request.url = '/upload.html'
      next()
    })
  },
})

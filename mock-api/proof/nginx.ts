import { gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { type Nginx, nginx, nginxProgram } from '../test/nginx.ts'

/** The files of a built web application, with little content. The compressed file says that it was sent. */
const webFiles: Readonly<Record<string, string | Buffer>> = {
  'index.html': '<title>Open Account</title>',
  'upload.html': '<title>Upload your documents</title>',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/app-1a2b.js': 'export {}',
  'assets/app-1a2b.js.br': 'export {}',
  'assets/app-1a2b.js.gz': gzipSync('export {} // compressed by the build'),
  'assets/app-1a2b.js.map': '{"sources":[]}',
  '.vite/manifest.json': '{}',
}

/** nginx with the template of the image in front of a service; null where the machine has no nginx. */
export const startNginx = async (service: string): Promise<Nginx | null> => {
  const program = nginxProgram()
  if (program === undefined) {
    if (process.env['CI'] === 'true') throw new Error('No nginx on this machine, and CI=true asks for one')
    return null
  }
  const started = await nginx(program, [service], webFiles)
  onTestFinished(started.stop)
  return started
}

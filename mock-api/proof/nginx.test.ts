import { test } from 'vitest'
import { linkIn, listen, stateOf } from '../test/kiosk.ts'
import { applicant, applicantOver } from '../test/application.ts'
import { testApp } from '../test/testApp.ts'
import { attack, notRun } from './attack.ts'
import { inParallel } from './inParallel.ts'
import { startNginx } from './nginx.ts'

const withoutNginx = notRun('this machine has no nginx')

/** The service behind the real nginx, which it trusts. */
const arrange = async () => {
  const { app } = await testApp({ TRUSTED_PROXIES: '127.0.0.1' })
  const service = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, service, nginx: await startNginx(service) }
}

const page = { accept: 'text/html' }
const program = { accept: 'application/json' }

test(
  'Secrets in addresses, logged by nginx',
  attack({
    runs: { day: 2, night: 100 },
    target: 'no canary in the logs of nginx, and a line for every call',
    run: async ({ size }) => {
      const { app, nginx, service } = await arrange()
      if (nginx === null) return withoutNginx
      const canaries: string[] = []
      for (let turn = 0; turn < size; turn += 1) {
        const person = applicantOver(nginx.origin)
        const state = await person.start()
        await person.upload(state, 'proof_of_ownership', `canary-file-${turn}.pdf`)
        const stream = await listen(service, { state: stateOf(await applicant(app).start()) })
        const { secret } = linkIn(await stream.heard(2))
        stream.hangUp()
        const lost = `canary-${turn}`
        for (const url of [
          `/upload?s=${secret}`,
          `/v1/transaction/attachment/${state}`,
          `/payment/${lost}?clientState=${state}`,
          `/open-account/residential/personal/premises?state=${state}`,
          `/${lost}`,
          `/mock/sign-in?token=${lost}`,
        ])
          await (
            await fetch(nginx.origin + url, {
              headers: { ...page, referer: `http://a.example/?s=${secret}` },
            })
          ).text()
        canaries.push(state, secret, lost, `canary-file-${turn}`)
      }
      await app.close()
      await (await fetch(`${nginx.origin}/v1/transaction/attachment/canary-without-service`)).text()
      canaries.push('canary-without-service')
      const logs = await nginx.logs()
      const lines = logs.split('\n').filter(line => line.includes('"path":"/v1"'))
      return {
        ran: `${size} journeys, and a call while the service was away`,
        result: `${canaries.filter(canary => logs.includes(canary)).length} of ${canaries.length} canaries found`,
        violations: [
          ...canaries.filter(canary => logs.includes(canary)).map(canary => `${canary} is in the logs`),
          ...(lines.length > size ? [] : ['Calls are missing in the log']),
        ],
      }
    },
  }),
)

test(
  'Unknown addresses, at nginx and at the service',
  attack({
    runs: { day: 1, night: 1 },
    target: 'the same answer at both: a page, a refusal, or what is there',
    run: async () => {
      const { service, nginx } = await arrange()
      if (nginx === null) return withoutNginx
      const missing = ['/readyz', '/healthz', '/metrics', '/nowhere', '/assets/none.js', '/uploads']
      const hidden = [
        '/assets/app-1a2b.js.map',
        '/assets/app-1a2b.js.br',
        '/assets/app-1a2b.js.gz',
        '/.vite/manifest.json',
        '/%2evite/manifest.json',
      ]
      const reachable = [
        ['/', 'Open Account'],
        ['/open-account', 'Open Account'],
        ['/open-account/residential/personal/premises?a=b', 'Open Account'],
        ['/thank-you', 'Open Account'],
        ['/payment/a', 'Open Account'],
        ['/upload', 'Upload your documents'],
        ['/assets/app-1a2b.js', 'export'],
        ['/favicon.svg', 'svg'],
        ['/docs', 'reference of the calls'],
        ['/health/live', 'ok'],
        ['/health/ready', 'ok'],
      ] as const
      const violations: string[] = []
      const expectAnswer = async (
        url: string,
        headers: Record<string, string>,
        status: number,
        text: string,
        origin = nginx.origin,
      ) => {
        const answer = await fetch(origin + url, { headers })
        const body = await answer.text()
        if (answer.status !== status || !body.includes(text))
          violations.push(`${url} for ${headers['accept']} is ${answer.status}: ${body.slice(0, 100)}`)
      }
      for (const url of [...missing, ...hidden])
        for (const origin of [nginx.origin, service]) {
          await expectAnswer(url, page, 404, '<h1>Page not found</h1>', origin)
          await expectAnswer(url, program, 404, '"error":"not_found"', origin)
        }
      for (const [url, text] of reachable) await expectAnswer(url, page, 200, text)
      await expectAnswer('/open-account', program, 404, '"error":"not_found"')
      return {
        ran: `${missing.length + hidden.length + reachable.length} addresses`,
        result: `${violations.length} wrong answers`,
        violations,
      }
    },
  }),
)

test(
  'Files of the build, sent by nginx',
  attack({
    runs: { day: 1, night: 1 },
    target: 'compressed where that is accepted, and not sent again unchanged',
    run: async () => {
      const { nginx } = await arrange()
      if (nginx === null) return withoutNginx
      const script = (headers: Record<string, string>) =>
        fetch(`${nginx.origin}/assets/app-1a2b.js`, { headers })
      const compressed = await script({ 'accept-encoding': 'gzip' })
      const plain = await script({ 'accept-encoding': 'identity' })
      const again = await script({
        'accept-encoding': 'gzip',
        'if-none-match': compressed.headers.get('etag') ?? '',
      })
      const found = {
        compressed: await compressed.text(),
        encoding: compressed.headers.get('content-encoding'),
        vary: compressed.headers.get('vary'),
        caching: compressed.headers.get('cache-control'),
        plain: await plain.text(),
        again: again.status,
      }
      const wanted = {
        compressed: 'export {} // compressed by the build',
        encoding: 'gzip',
        vary: 'Accept-Encoding',
        caching: 'public, max-age=31536000, immutable',
        plain: 'export {}',
        again: 304,
      } satisfies typeof found
      const violations = Object.entries(wanted).flatMap(([name, value]) => {
        const actual = found[name as keyof typeof found]
        return actual === value ? [] : [`${name} is ${actual}`]
      })
      return { ran: '3 requests', result: `${violations.length} wrong answers`, violations }
    },
  }),
)

test(
  'Guesses of a short code with forged addresses, through nginx',
  attack({
    runs: { day: 40, night: 1000 },
    target: 'at most 10 of them are looked up',
    run: async ({ size }) => {
      const { nginx } = await arrange()
      if (nginx === null) return withoutNginx
      let looked = 0
      await inParallel(40, [...Array(size).keys()], async turn => {
        const forged = `203.0.${turn >> 8}.${turn & 255}`
        const answer = await fetch(`${nginx.origin}/khaos/v1/upload/code`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': `${forged}, 10.0.0.1`,
            forwarded: `for=${forged}`,
            'x-real-ip': forged,
          },
          body: JSON.stringify({ code: 'AAAAAA' }),
        })
        await answer.text()
        if (answer.status !== 429) looked += 1
      })
      return {
        ran: `${size} guesses`,
        result: `${looked} looked up`,
        violations: looked > 10 ? [`${looked} guesses were looked up`] : [],
      }
    },
  }),
)

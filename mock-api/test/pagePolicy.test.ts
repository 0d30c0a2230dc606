import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { applicant } from './application.ts'
import { paymentIn } from './payer.ts'
import { testApp } from './testApp.ts'

type Links = Readonly<Record<string, string>>

/** The sources that a policy allows, by directive. */
const sourcesIn = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy.split(';').map(directive => {
      const [name = '', ...sources] = directive.trim().split(/ +/)
      return [name, sources]
    }),
  )

/** The policy of the service's pages. */
const policyWith = async (links: Links) => {
  const { app } = await testApp({ LINKS: JSON.stringify(links) })
  const { headers } = await app.inject({ url: '/mock', headers: { accept: 'text/html' } })
  return sourcesIn(String(headers['content-security-policy']))
}

/** The policy of the application behind nginx, with these variables. */
const nginxPolicyWith = async (variables: Readonly<Record<string, string>>) => {
  const template = await readFile(resolve(import.meta.dirname, '../../web/nginx.conf.template'), 'utf8')
  const [, whole = ''] = /Content-Security-Policy "([^"]*)"/.exec(template) ?? []
  // The pages of the service have no inline scripts.
  const policy = whole.replaceAll(/ 'sha256-[^']*'/g, '')
  return sourcesIn(policy.replaceAll(/\$\{(\w+)\}/g, (_variable, name: string) => variables[name] ?? ''))
}

test('without links a page loads nothing of another origin', async () => {
  const policy = await policyWith({})
  expect(policy.get('frame-src')).toEqual(["'self'"])
  expect(policy.get('connect-src')).toEqual(["'self'"])
})

test('the feedback widget of the settings shows in its frame', async () => {
  const policy = await policyWith({ feedback: 'https://feedback.example/form?of=us' })
  expect(policy.get('frame-src')).toEqual(["'self'", 'https://feedback.example'])
  expect(policy.get('connect-src')).toEqual(["'self'"])
})

test('errors are reported to the address of the settings', async () => {
  const policy = await policyWith({ errorReporting: 'https://errors.example:8443/api/1' })
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://errors.example:8443'])
  expect(policy.get('frame-src')).toEqual(["'self'"])
})

test('a link that is only followed allows no source', async () => {
  const policy = await policyWith({
    liveChat: 'https://chat.example',
    feedback: 'mailto:feedback@example.com',
  })
  expect([...policy.values()].flat().filter(source => source.includes('example'))).toEqual([])
})

test('a payment is posted to the gateway of the settings', async () => {
  const links = { gateway: 'https://gateway.example/GW2/pay' }
  const policy = await policyWith(links)
  expect(policy.get('form-action')).toEqual(["'self'", 'https://gateway.example'])
  const { app } = await testApp({ LINKS: JSON.stringify(links) })
  const { readyIn, submit } = applicant(app)
  const { body } = await readyIn('commercial/personal')
  expect(paymentIn((await submit(body)).body).details.enets_url).toBe(links.gateway)
})

test.each<[string, Links, Readonly<Record<string, string>>]>([
  ['nothing', {}, {}],
  [
    'each of these origins',
    {
      feedback: 'https://feedback.example/form',
      errorReporting: 'https://errors.example/api/1',
      gateway: 'https://gateway.example/GW2/pay',
    },
    {
      FEEDBACK_ORIGIN: 'https://feedback.example',
      REPORT_ORIGIN: 'https://errors.example',
      GATEWAY_ORIGIN: 'https://gateway.example',
    },
  ],
])('behind nginx the same policy holds when %s is linked', async (_what, links, variables) => {
  const nginx = await nginxPolicyWith({ FRAME_ANCESTORS: "'none'", ...variables })
  expect(Object.fromEntries(nginx)).toEqual(Object.fromEntries(await policyWith(links)))
})

test('behind nginx an application can call its service at another origin, and post its payment there', async () => {
  const policy = await nginxPolicyWith({
    API_ORIGIN: 'https://api.example',
    GATEWAY_ORIGIN: 'https://gateway.example',
  })
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://api.example'])
  expect(policy.get('form-action')).toEqual(["'self'", 'https://api.example', 'https://gateway.example'])
})

test('every variable of the configuration of nginx has a value in its image', async () => {
  const image = await readFile(resolve(import.meta.dirname, '../../web/Dockerfile'), 'utf8')
  const [, environment = ''] = /^ENV ((?:.*\\\n)*.*)/m.exec(image) ?? []
  const valued = [...environment.matchAll(/(\w+)=/g)].map(([, name]) => name)
  const template = await readFile(resolve(import.meta.dirname, '../../web/nginx.conf.template'), 'utf8')
  const used = [...template.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name)
  expect(new Set(valued)).toEqual(new Set(used))
})

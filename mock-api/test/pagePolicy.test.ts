import { expect, test } from 'vitest'
import { testApp } from './testApp.ts'

/** The sources that the policy of the service's pages allows, by directive. */
const policyWith = async (links: Readonly<Record<string, string>>) => {
  const { app } = await testApp({ LINKS: JSON.stringify(links) })
  const { headers } = await app.inject({ url: '/mock', headers: { accept: 'text/html' } })
  const directives = String(headers['content-security-policy']).split(';')
  return new Map(
    directives.map(directive => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

test('without links nothing of another origin loads', async () => {
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

test('a link that is only followed loads nothing here', async () => {
  const policy = await policyWith({
    liveChat: 'https://chat.example',
    feedback: 'mailto:feedback@example.com',
  })
  expect([...policy.values()].flat().filter(source => source.includes('example'))).toEqual([])
})

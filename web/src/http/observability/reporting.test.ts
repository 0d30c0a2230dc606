import { describe, expect, test, vi } from 'vitest'
import { ServiceFailure } from '../api/serviceFailure.ts'
import { analyticsClientId } from './analyticsClientId.ts'
import { beaconReporter } from './beaconReporter.ts'
import { feedbackWidget, isFeedbackAddress } from './feedbackWidget.ts'

const address = 'https://errors.example/collect'

describe('the reporter', () => {
  const posted = (report: (reporter: ReturnType<typeof beaconReporter>) => void) => {
    const post = vi.fn<typeof fetch>(() => Promise.resolve(new Response()))
    report(beaconReporter(address, post))
    const [to, request] = post.mock.calls[0] ?? []
    return {
      to,
      request,
      body: typeof request?.body === 'string' ? (JSON.parse(request.body) as unknown) : null,
    }
  }

  test('sends an error as code, name and page, without what it says', () => {
    const error = new ServiceFailure('submit_error', 'S1234567D has an account')
    const { to, request, body } = posted(reporter => reporter.report(error, error.code))
    expect(to).toBe(address)
    expect(request).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' })
    expect(body).toEqual({
      kind: 'error',
      page: '/',
      release: '',
      code: 'submit_error',
      name: 'ServiceFailure',
    })
  })

  test('sends a call with its time and outcome', () => {
    const trace = {
      method: 'POST',
      path: '/v1/transaction/submit',
      outcome: 'pending',
      milliseconds: 71,
    }
    expect(posted(reporter => reporter.trace(trace)).body).toEqual({
      kind: 'trace',
      page: '/',
      release: '',
      ...trace,
    })
  })

  test('leaves the applicant alone when it cannot be reached', async () => {
    const post = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')))
    beaconReporter(address, post).report(new Error('x'), 'api_error')
    await expect(post.mock.results[0]?.value).rejects.toThrow('Failed to fetch')
  })
})

describe('what happens before the reporter is there', () => {
  test('reaches it once it is, in order; what comes later reaches it at once', async () => {
    vi.resetModules()
    const { connectErrorReporter, reportError, reportTrace } = await import('./errorReporter.ts')
    const seen: string[] = []
    reportError(new Error('first'), 'api_error')
    reportTrace({ method: 'GET', path: '/appconfig', outcome: 'ok', milliseconds: 3 })
    connectErrorReporter({
      report: (_, code) => seen.push(code),
      trace: ({ path }) => seen.push(path),
    })
    reportError(new Error('later'), 'submit_error')
    expect(seen).toEqual(['api_error', '/appconfig', 'submit_error'])
  })

  test('an error is told to the data layer at once, as its code', async () => {
    vi.resetModules()
    window.dataLayer = []
    const { reportError } = await import('./errorReporter.ts')
    reportError(new Error('S1234567D'), 'submit_error')
    expect(window.dataLayer).toEqual([{ event: 'error', error_code: 'submit_error', page_path: '/' }])
  })
})

describe('a call', () => {
  const call = async (outcome: () => Promise<{ status: number; body: unknown; headers: Headers }>) => {
    vi.resetModules()
    const { connectErrorReporter } = await import('./errorReporter.ts')
    const { traced } = await import('../api/traced.ts')
    const { contract } = await import('@open-account/contracts')
    const trace = vi.fn<(trace: unknown) => void>()
    connectErrorReporter({ report: vi.fn<() => void>(), trace })
    const made = traced(outcome)({
      route: contract.attachment.list,
      path: 'http://localhost/v1/transaction/attachment/wuTVrpPUBwl6uP1gfjTatA',
      method: 'GET',
      headers: {},
      body: null,
      rawBody: null,
      rawQuery: null,
      contentType: 'application/json',
    })
    return { made, trace }
  }

  test('is traced by the path of the contract, which names no transaction', async () => {
    const { made, trace } = await call(() =>
      Promise.resolve({ status: 200, body: {}, headers: new Headers() }),
    )
    await made
    expect(trace.mock.calls).toMatchObject([
      [{ method: 'GET', path: '/v1/transaction/attachment/:transaction_id', outcome: 'ok' }],
    ])
  })

  test('that fails is traced by its code, and still fails', async () => {
    const { made, trace } = await call(async () => {
      const { ServiceFailure: Failure } = await import('../api/serviceFailure.ts')
      throw new Failure('network_error')
    })
    await expect(made).rejects.toThrow('network_error')
    expect(trace.mock.calls).toMatchObject([[{ outcome: 'network_error' }]])
  })
})

test('nothing of the reporter loads without its setting, and it connects once', async () => {
  vi.resetModules()
  const loaded = vi.fn<() => void>()
  vi.doMock('./beaconReporter.ts', () => {
    loaded()
    return { beaconReporter: () => ({ report: () => undefined, trace: () => undefined }) }
  })
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
  const { startReporting } = await import('./startReporting.ts')
  startReporting(undefined)
  expect(loaded).not.toHaveBeenCalled()
  startReporting(address)
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce())
  vi.doUnmock('./beaconReporter.ts')
})

describe('the analytics client id', () => {
  test.each([
    ['the page has analytics', 'a=1; _ga=GA1.1.1234567890.1700000000; b=2', '1234567890.1700000000'],
    ['the page has none', 'a=1', ''],
    ['the cookie reads differently', '_ga=something', ''],
  ])('%s', (_, cookies, id) => {
    expect(analyticsClientId(cookies)).toBe(id)
  })
})

test('the feedback widget is told the e-mail in a message only its own origin can read', () => {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const postMessage = vi.spyOn(frame.contentWindow ?? window, 'postMessage').mockReturnValue()
  feedbackWidget(frame, 'https://feedback.example/widget?form=1').tell('mei.ling.tan@example.sg')
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(
    { contactEmail: 'mei.ling.tan@example.sg' },
    'https://feedback.example',
  )
})

describe('the feedback widget is', () => {
  test.each([
    ['not there without its setting', undefined, false],
    ['never a page of our own origin', `${location.origin}/feedback`, false],
    ['a page of another origin', 'https://feedback.example/widget', true],
  ])('%s', (_, widget, is) => {
    expect(isFeedbackAddress(widget)).toBe(is)
  })
})

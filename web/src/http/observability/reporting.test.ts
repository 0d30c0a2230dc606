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

  test('the reporter sends an error as code, name and page, without its message', () => {
    const error = new ServiceFailure('submit_error', 'S1234567D has an account')
    const { to, request, body } = posted(reporter => reporter.report(error, error.code))
    expect(to).toBe(address)
    expect(request).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' })
    expect(body).toEqual({
      kind: 'error',
      page: '/',
      release: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
      code: 'submit_error',
      name: 'ServiceFailure',
    })
  })

  test('the reporter sends a call with its time and outcome', () => {
    const trace = {
      method: 'POST',
      path: '/v1/transaction/submit',
      outcome: 'pending',
      milliseconds: 71,
    }
    expect(posted(reporter => reporter.trace(trace)).body).toEqual({
      kind: 'trace',
      page: '/',
      release: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
      ...trace,
    })
  })

  test('a failed report has no effect on the page', async () => {
    const post = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')))
    beaconReporter(address, post).report(new Error('x'), 'api_error')
    await expect(post.mock.results[0]?.value).rejects.toThrow('Failed to fetch')
  })
})

describe('before the reporter has loaded', () => {
  test('earlier events are reported in order when the reporter connects, later events at once', async () => {
    vi.resetModules()
    const { connectErrorReporter, reportError, reportTrace } = await import('./errorReporter.ts')
    const reported: string[] = []
    reportError(new Error('first'), 'api_error')
    reportTrace({ method: 'GET', path: '/appconfig', outcome: 'ok', milliseconds: 3 })
    connectErrorReporter({
      report: (_, code) => reported.push(code),
      trace: ({ path }) => reported.push(path),
    })
    reportError(new Error('later'), 'submit_error')
    expect(reported).toEqual(['api_error', '/appconfig', 'submit_error'])
  })

  test('an error is pushed to the data layer at once, as its code', async () => {
    vi.resetModules()
    window.dataLayer = []
    const { reportError } = await import('./errorReporter.ts')
    reportError(new Error('S1234567D'), 'submit_error')
    expect(window.dataLayer).toEqual([{ event: 'error', error_code: 'submit_error', page_path: '/' }])
  })
})

describe('traces', () => {
  const call = async (outcome: () => Promise<{ status: number; body: unknown; headers: Headers }>) => {
    vi.resetModules()
    const { connectErrorReporter } = await import('./errorReporter.ts')
    const { traced } = await import('../api/traced.ts')
    const { contract } = await import('@open-account/contracts')
    const trace = vi.fn<(trace: unknown) => void>()
    connectErrorReporter({ report: vi.fn<() => void>(), trace })
    const response = traced(outcome)({
      route: contract.attachment.list,
      path: 'http://localhost/v1/transaction/attachment/wuTVrpPUBwl6uP1gfjTatA',
      method: 'GET',
      headers: {},
      body: null,
      rawBody: null,
      rawQuery: null,
      contentType: 'application/json',
    })
    return { response, trace }
  }

  test('a call is traced with the path of the contract, without the transaction', async () => {
    const { response, trace } = await call(() =>
      Promise.resolve({ status: 200, body: {}, headers: new Headers() }),
    )
    await response
    expect(trace.mock.calls).toMatchObject([
      [{ method: 'GET', path: '/v1/transaction/attachment/:transaction_id', outcome: 'ok' }],
    ])
  })

  test('a failed call is traced with its code and still fails', async () => {
    const { response, trace } = await call(async () => {
      const { ServiceFailure: Failure } = await import('../api/serviceFailure.ts')
      throw new Failure('network_error')
    })
    await expect(response).rejects.toThrow('network_error')
    expect(trace.mock.calls).toMatchObject([[{ outcome: 'network_error' }]])
  })
})

test('the reporter loads only with its setting, and once', async () => {
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
    [
      'is read from the cookie of the analytics',
      'a=1; _ga=GA1.1.1234567890.1700000000; b=2',
      '1234567890.1700000000',
    ],
    ['is empty without analytics', 'a=1', ''],
    ['is empty for a cookie of another format', '_ga=something', ''],
  ])('the analytics client id %s', (_, cookies, id) => {
    expect(analyticsClientId(cookies)).toBe(id)
  })
})

test('the feedback widget receives the e-mail in a message that only its own origin can read', () => {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const postMessage = vi.spyOn(frame.contentWindow ?? window, 'postMessage').mockReturnValue()
  feedbackWidget(frame, 'https://feedback.example/widget?form=1').sendEmail('mei.ling.tan@example.sg')
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(
    { contactEmail: 'mei.ling.tan@example.sg' },
    'https://feedback.example',
  )
})

describe('the address of the feedback widget', () => {
  test.each([
    ['not available without its setting', undefined, false],
    ['never a page of our own origin', `${location.origin}/feedback`, false],
    ['a page of another origin', 'https://feedback.example/widget', true],
  ])('the feedback widget is %s', (_, widget, is) => {
    expect(isFeedbackAddress(widget)).toBe(is)
  })
})

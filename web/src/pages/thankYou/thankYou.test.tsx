import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { residentWith } from '../../../test/applicant.ts'
import { answerCalls, refusal } from '../../../test/answers.ts'
import { handedOverOf } from '../../../test/handover.ts'
import { factsOfCompany, signedCompany } from '../../../test/signedCompany.ts'
import { visit } from '../../../test/visitApplication.tsx'
import { settingsOf } from '../../session/settings.ts'
import { handoverOf } from '../../features/submission/handoverOf.ts'
import { toSignedForm } from '../../session/submission/toSignedForm.ts'
import type { Handover } from '../../session/handover/handover.ts'

beforeEach(() => {
  answerCalls({})
})
afterEach(() => {
  vi.restoreAllMocks()
})

const thank = async (thankYou: Handover) => {
  const router = visit('/thank-you', { thankYou })
  await screen.findByRole('heading', { name: 'Success!' })
  return router
}

describe('the page without a submitted application redirects to the start', () => {
  test.each([
    ['nothing was handed over', {}],
    ['what was handed over is no success', { thankYou: handedOverOf(undefined, { success: false }) }],
  ])('%s', async (_, state) => {
    const router = visit('/thank-you', state)
    await waitFor(() => expect(router.state.location.pathname).toBe('/open-account'))
  })
})

test('the page shows the thanks and the Application ID', async () => {
  await thank(handedOverOf())
  expect(screen.getByText('Thank you for your submission.')).toBeDefined()
  expect(within(screen.getByRole('main')).getByText('OA-7F3K2QM9')).toBeDefined()
})

test('a press copies the Application ID and shows that it is copied', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await thank(handedOverOf())
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
  expect(writeText).toHaveBeenCalledExactlyOnceWith('OA-7F3K2QM9')
  expect(await screen.findByText('Copied')).toBeDefined()
})

test('the contact shows the masked e-mail and the masked mobile number', async () => {
  await thank(handedOverOf())
  expect(screen.getByText('m**********n@example.sg')).toBeDefined()
  expect(screen.getByText('+65 9123 ****')).toBeDefined()
})

test('the note to be present shows for a timeslot only', async () => {
  const note = 'Please arrange for someone to be present for the appointment.'
  await thank(handedOverOf())
  expect(screen.getByText(note)).toBeDefined()
  cleanup()
  await thank(handedOverOf(residentWith({ turnOn: { turn_on_datetime: '20261125' } })))
  expect(screen.queryByText(note)).toBeNull()
})

describe('gas', () => {
  const call = /call the gas company/
  test('the next steps contain the call that turns on gas', async () => {
    await thank(handedOverOf())
    expect(screen.getByText(call).textContent).toContain('1800 555 1661')
  })

  test('the next steps do not mention gas when it was not chosen', async () => {
    const services = { electricity: true, water: true, gas: false }
    await thank(handedOverOf(residentWith({ turnOnServices: { services } })))
    expect(screen.queryByText(call)).toBeNull()
  })
})

test('the support phone number is shown', async () => {
  await thank(handedOverOf())
  expect(screen.getByText(/For questions call us on/).textContent).toContain('1800 2222 333')
})

test('a kiosk shows phone numbers as plain text and saves no files or copies', async () => {
  sessionStorage.setItem('oa_mode', 'kiosk')
  await thank(handedOverOf(undefined, { services: { ...handedOverOf().services, gas: true } }))
  expect(screen.getByText('1800 555 1661')).toBeDefined()
  expect(screen.queryByRole('link', { name: /1800/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save as PDF' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
})

test.each([
  ['normal', true],
  ['mobile', false],
  ['kiosk', true],
])('in %s mode the page has a header: %s', async (mode, isShown) => {
  sessionStorage.setItem('oa_mode', mode)
  await thank(handedOverOf())
  expect(screen.queryByRole('banner') !== null).toBe(isShown)
})

test('the appointment shows its timeslot as the receipt does', async () => {
  await thank(handedOverOf())
  const appointment = screen.getByRole('region', { name: 'Your appointment' })
  expect(within(appointment).getByText('9 am to 12 pm (09:00 to 12:00)')).toBeDefined()
})

test('the receipt contains the answers', async () => {
  await thank(handedOverOf())
  const receipt = screen.getByRole('region', { name: 'Receipt' })
  expect(within(receipt).getByText('Tan Mei Ling')).toBeDefined()
  expect(within(receipt).getByText('9 am to 12 pm (09:00 to 12:00)')).toBeDefined()
})

test('the page shows the day of the submission and that a confirmation comes', async () => {
  await thank(handedOverOf(undefined, { submittedOn: '20 Nov 2026' }))
  expect(screen.getByText('Submitted on').nextElementSibling?.textContent).toBe('20 Nov 2026')
  expect(screen.getByText(/A confirmation with your receipt is on its way by e-mail/)).toBeDefined()
})

test('a press prints the receipt', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  await thank(handedOverOf())
  fireEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

describe('the link back to the app', () => {
  const settings = { ...handedOverOf().settings, links: { app: 'https://app.example/return' } }
  const link = () => screen.queryByRole<HTMLAnchorElement>('link', { name: 'Back to the app' })

  test('the link back to the app shows in mobile mode with its setting', async () => {
    sessionStorage.setItem('oa_mode', 'mobile')
    await thank(handedOverOf(undefined, { settings }))
    expect(link()?.href).toBe('https://app.example/return')
  })

  test.each([
    { domain: 'residential', type: 'company' },
    { domain: 'commercial', type: 'personal' },
    { domain: 'commercial', type: 'company' },
  ] as const)('the link back to the app does not show for $domain $type', async flow => {
    sessionStorage.setItem('oa_mode', 'mobile')
    const { application } = handedOverOf()
    await thank(handedOverOf(undefined, { settings, application: { ...application, ...flow } }))
    expect(link()).toBeNull()
  })

  test('the link back to the app does not show without its setting or in another mode', async () => {
    await thank(handedOverOf(undefined, { settings }))
    expect(link()).toBeNull()
    cleanup()
    sessionStorage.setItem('oa_mode', 'mobile')
    await thank(handedOverOf())
    expect(link()).toBeNull()
  })
})

describe('feedback', () => {
  const settings = {
    ...handedOverOf().settings,
    links: { feedback: 'https://feedback.example/widget' },
  }

  test('feedback is not offered without its setting', async () => {
    await thank(handedOverOf())
    expect(screen.queryByRole('button', { name: 'Give feedback' })).toBeNull()
  })

  test('feedback is not offered at a kiosk, which opens no other website', async () => {
    sessionStorage.setItem('oa_mode', 'kiosk')
    await thank(handedOverOf(undefined, { settings }))
    expect(screen.queryByRole('button', { name: 'Give feedback' })).toBeNull()
  })

  test('the feedback widget loads only after the press', async () => {
    await thank(handedOverOf(undefined, { settings }))
    expect(document.querySelector('iframe')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Give feedback' }))
    const frame = await screen.findByTitle<HTMLIFrameElement>('Feedback form')
    expect(frame.src).toBe(settings.links.feedback)
    const postMessage = vi.spyOn(frame.contentWindow ?? window, 'postMessage').mockReturnValue()
    fireEvent.load(frame)
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(
      { contactEmail: 'mei.ling.tan@example.sg' },
      'https://feedback.example',
    )
  })
})

describe('the form that was signed on screen', () => {
  const form = 'POST /v1/eSignature/generateOpenAccountPDF'
  const appId = 'OA-7F3K2QM9'
  const facts = factsOfCompany(signedCompany)
  const signed = () =>
    handoverOf({
      reviewed: { draft: signedCompany, facts, useOfPremises: 'HDB 3-5 rooms' },
      stateId: 'wuTVrpPUBwl6uP1gfjTatA',
      appId,
      settings: settingsOf({ kind: 'none' }),
      signedForm: toSignedForm({ draft: signedCompany, facts, appId }),
    })
  const download = () =>
    fireEvent.click(screen.getByRole('button', { name: 'Download the signed form (PDF)' }))

  test('the signed form of the submission is downloaded under the Application ID', async () => {
    const { requests } = answerCalls({ [form]: { body: '%PDF-1.7', type: 'application/pdf' } })
    const createUrl = vi.fn<(file: Blob) => string>(() => 'blob:form')
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: createUrl, revokeObjectURL: () => undefined }))
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await thank(signed())
    download()
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce())
    expect(clicked.mock.contexts[0]).toMatchObject({ download: 'OA-7F3K2QM9.pdf' })
    expect(createUrl.mock.calls[0]?.[0].type).toBe('application/pdf')
    expect(await requests[0]?.json()).toEqual(signed().signedForm)
  })

  test('a signed form that cannot be loaded shows the error and can be requested again', async () => {
    answerCalls({ [form]: refusal('upstream_error') })
    await thank(signed())
    download()
    expect(await screen.findByText('The form could not be loaded. Please try again.')).toBeDefined()
  })

  test('the signed form is not offered without a signature', async () => {
    await thank(handedOverOf())
    expect(screen.queryByRole('button', { name: 'Download the signed form (PDF)' })).toBeNull()
  })
})

describe('the receipt to keep', () => {
  const stateId = 'wuTVrpPUBwl6uP1gfjTatA'
  const path = `/v1/transaction/${stateId}/receipt`
  const handedOver = () => {
    const handover = handedOverOf()
    return { ...handover, application: { ...handover.application, transaction_id: stateId } }
  }

  test('the receipt is saved as a PDF under the Application ID', async () => {
    answerCalls({ [`GET ${path}`]: { body: '%PDF-1.7', type: 'application/pdf' } })
    const createUrl = vi.fn<(file: Blob) => string>(() => 'blob:receipt')
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: createUrl, revokeObjectURL: () => undefined }))
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const handover = handedOver()
    await thank(handover)
    fireEvent.click(screen.getByRole('button', { name: 'Save as PDF' }))
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce())
    expect(clicked.mock.contexts[0]).toMatchObject({ download: `${handover.appId}.pdf` })
    expect(createUrl.mock.calls[0]?.[0].type).toBe('application/pdf')
  })

  test('a receipt that cannot be loaded shows the error and can be requested again', async () => {
    answerCalls({ [`GET ${path}`]: refusal('upstream_error') })
    await thank(handedOver())
    fireEvent.click(screen.getByRole('button', { name: 'Save as PDF' }))
    expect(await screen.findByText('The receipt could not be loaded. Please try again.')).toBeDefined()
  })

  test('a kiosk shows a QR code with the link to the receipt, which takes the focus', async () => {
    const url = 'https://example.com/v1/receipts/q3vXk0sM5Zt8yB1rLw9HnA'
    answerCalls({ [`POST ${path}/link`]: { body: { url, expires_at: '2026-11-20T02:45:00.000Z' } } })
    sessionStorage.setItem('oa_mode', 'kiosk')
    await thank(handedOver())
    fireEvent.click(await screen.findByRole('button', { name: 'Save the receipt on your phone' }))
    expect(await screen.findByText(`QR code that opens ${url}`)).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your receipt on your phone' }))
  })
})

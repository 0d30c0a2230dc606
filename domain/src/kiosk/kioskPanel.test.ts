import { describe, expect, test } from 'vitest'
import { type DocumentId, documentOf } from '../requirements/documents.ts'
import {
  initialPanel,
  isPhoneAwaited,
  isPhoneDone,
  type KioskPanel,
  type KioskPanelEvent,
  nextKioskPanel,
  openingPanel,
} from './kioskPanel.ts'

const link = { url: 'https://example.com/upload?s=1', code: 'K7F2QM', expiresAt: '2026-11-20T02:30:00Z' }
const linked: KioskPanelEvent = { type: 'linked', link }
const named: KioskPanelEvent = { type: 'session_named', session: 's-1' }
const receiving = {
  type: 'phone_message',
  message: { kind: 'receiving', document: 'poo', percent: 48 },
} satisfies KioskPanelEvent
const failedUpload = (document: DocumentId): KioskPanelEvent => ({
  type: 'phone_message',
  message: { kind: 'failed', document },
})
const failed = failedUpload('poo')
const phone = (kind: 'connected' | 'done' | 'gone'): KioskPanelEvent => ({
  type: 'phone_message',
  message: { kind },
})
const arrived: KioskPanelEvent = { type: 'file_arrived', document: 'poo' }
const after = (...events: readonly KioskPanelEvent[]) => events.reduce(nextKioskPanel, openingPanel)

const open = {
  status: 'open',
  link,
  session: 's-1',
  isReconnecting: false,
  phone: 'none',
  phoneUploads: {},
}

describe('the upload by phone at a kiosk', () => {
  test('is open once the service has sent a link', () => {
    expect(after(linked, named)).toEqual(open)
  })

  test('shows that a phone is connected', () => {
    expect(after(linked, named, phone('connected'))).toEqual({
      ...open,
      phone: 'connected',
    })
  })

  test('removes a closed phone and the file that it was sending', () => {
    expect(after(linked, named, phone('connected'), receiving, phone('gone'))).toEqual(open)
    expect(after(linked, named, failed, phone('gone'))).toMatchObject({
      phoneUploads: { poo: { kind: 'failed' } },
    })
  })

  test('stays finished when the phone is closed after the applicant has finished on it', () => {
    expect(after(linked, named, phone('done'), phone('gone'))).toEqual({ ...open, phone: 'done' })
  })

  test('shows the progress of a file until it has arrived', () => {
    expect(after(linked, named, receiving)).toMatchObject({
      phoneUploads: { poo: { kind: 'receiving', percent: 48 } },
    })
    expect(after(linked, named, receiving, arrived)).toEqual({
      ...open,
      phone: 'connected',
    })
  })

  test('does not show the progress of a file that a past message reports', () => {
    const past: KioskPanelEvent = { ...receiving, isPast: true }
    expect(after(linked, named, past)).toEqual(open)
  })

  test('shows that a file has failed', () => {
    expect(after(linked, named, receiving, failed)).toMatchObject({
      phoneUploads: { poo: { kind: 'failed' } },
    })
  })

  test('no longer shows a failed file once a file of the document was deleted at the kiosk', () => {
    expect(after(linked, named, failed, { type: 'file_deleted', document: 'poo' })).toMatchObject({
      phoneUploads: {},
    })
  })

  test('drops files in progress and keeps failed ones when the phone sends no message for a while', () => {
    expect(after(linked, named, receiving, failedUpload('npop'), { type: 'phone_upload_stalled' })).toEqual({
      ...open,
      phone: 'connected',
      phoneUploads: { npop: { kind: 'failed', document: 'npop' } },
    })
  })

  test('keeps its link while it reconnects', () => {
    expect(after(linked, named, { type: 'disconnected' })).toEqual({ ...open, isReconnecting: true })
    expect(after(linked, named, { type: 'disconnected' }, { type: 'reconnected' })).toEqual(open)
    expect(after({ type: 'disconnected' })).toEqual({ status: 'opening', isReconnecting: true })
    expect(after({ type: 'disconnected' }, { type: 'reconnected' })).toEqual(openingPanel)
  })

  test('is barred at a kiosk without a token, after any event', () => {
    expect(initialPanel('t')).toEqual(openingPanel)
    expect(nextKioskPanel(initialPanel(''), linked)).toEqual({ status: 'barred', reason: 'no_token' })
  })

  test('is barred at a kiosk whose token the service refuses', () => {
    const barred = { status: 'barred', reason: 'other_kiosk' }
    expect(after({ type: 'refused' })).toEqual(barred)
    expect(after(linked, { type: 'refused' }, { type: 'reopened' })).toEqual(barred)
    expect(after(linked, { type: 'finished' }, { type: 'refused' })).toEqual({ status: 'done' })
  })

  test('starts over with another link', () => {
    const other = { ...link, code: 'AAAAAA' }
    expect(after(linked, named, receiving, { type: 'linked', link: other })).toEqual({
      ...open,
      link: other,
      session: null,
    })
  })

  test('expires when the service ends the link, and can be opened again', () => {
    expect(after(linked, { type: 'ended' })).toEqual({ status: 'expired' })
    expect(after({ type: 'ended' })).toEqual({ status: 'expired' })
    expect(after(linked, { type: 'ended' }, { type: 'reopened' }, linked, named)).toEqual(open)
  })

  test('is done when the applicant ends it, after any later event', () => {
    expect(after(linked, { type: 'finished' }, { type: 'ended' })).toEqual({ status: 'done' })
    expect(after(linked, { type: 'finished' }, linked)).toEqual({ status: 'done' })
    expect(after(linked, { type: 'finished' }, { type: 'reopened' })).toEqual(openingPanel)
  })

  test.each<KioskPanelEvent>([named, receiving, arrived, phone('done')])(
    'does not change before it is open: $type',
    event => {
      expect(after(event)).toEqual(openingPanel)
    },
  )
})

describe('the phone at a kiosk', () => {
  const past = (event: KioskPanelEvent): KioskPanelEvent =>
    event.type === 'phone_message' || event.type === 'file_arrived' ? { ...event, isPast: true } : event
  const openAfter = (...events: readonly KioskPanelEvent[]) => after(linked, named, ...events)

  test.each<[string, readonly KioskPanelEvent[], string]>([
    ['that has connected', [phone('connected')], 'connected'],
    ['that sends', [receiving], 'connected'],
    ['that could not send', [failed], 'connected'],
    ['that is known only by a file, which may be older than the link', [arrived], 'none'],
    ['that is done', [arrived, phone('done')], 'done'],
    ['that is done and connects again', [phone('done'), phone('connected')], 'connected'],
    ['that is done and sends another file', [phone('done'), receiving], 'connected'],
    ['that is done before another file arrives', [phone('done'), arrived], 'connected'],
    [
      'that is done before the kiosk reconnects',
      [phone('done'), { type: 'disconnected' }, { type: 'reconnected' }],
      'done',
    ],
    ['of an earlier link', [phone('done'), linked], 'none'],
    ['that is known only by past messages', [past(phone('connected')), past(receiving)], 'none'],
    ['that was done in the past', [past(phone('connected')), past(phone('done'))], 'done'],
    ['that was done before another file of the past', [past(phone('done')), past(arrived)], 'none'],
    ['that was connected in the past and connects now', [past(receiving), phone('connected')], 'connected'],
  ])('%s', (_phone, events, status) => {
    expect(openAfter(...events)).toMatchObject({ phone: status })
  })

  const [required, optional] = [documentOf('poo'), documentOf('loa')]

  test.each<[string, KioskPanel, Parameters<typeof isPhoneDone>[1], boolean, boolean]>([
    ['of which nothing is known', openAfter(), [required], false, true],
    ['that is connected', openAfter(phone('connected')), [optional], false, true],
    ['that has sent everything', openAfter(phone('connected'), arrived), [], false, false],
    ['that replaces a file', openAfter(phone('connected'), receiving), [], false, true],
    ['that is done without an optional document', openAfter(phone('done')), [optional], true, false],
    [
      'that is done, before a required document was deleted',
      openAfter(phone('done')),
      [required],
      false,
      true,
    ],
    ['whose link has expired', openAfter({ type: 'ended' }), [required], false, false],
  ])('%s', (_phone, panel, missing, isDone, isAwaited) => {
    expect(isPhoneDone(panel, missing)).toBe(isDone)
    expect(isPhoneAwaited(panel, missing)).toBe(isAwaited)
  })
})

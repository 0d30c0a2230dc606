import { describe, expect, test } from 'vitest'
import { documentOf } from '../requirements/documents.ts'
import {
  firstPanel,
  isPhoneAwaited,
  isPhoneDone,
  type KioskPanel,
  type KioskPanelEvent,
  nextKioskPanel,
  openingPanel,
} from './kioskPanel.ts'

const link = { url: 'https://example.com/upload?s=1', code: 'K7F2QM', expiresAt: '2026-11-20T02:30:00Z' }
const linked: KioskPanelEvent = { type: 'linked', link }
const named: KioskPanelEvent = { type: 'named', session: 's-1' }
const receiving = {
  type: 'told',
  news: { is: 'receiving', document: 'poo', percent: 48 },
} satisfies KioskPanelEvent
const failed: KioskPanelEvent = { type: 'told', news: { is: 'failed', document: 'poo' } }
const phone = (is: 'connected' | 'done' | 'gone'): KioskPanelEvent => ({ type: 'told', news: { is } })
const arrived: KioskPanelEvent = { type: 'arrived', document: 'poo' }
const after = (...events: readonly KioskPanelEvent[]) => events.reduce(nextKioskPanel, openingPanel)

const open = {
  is: 'open',
  link,
  session: 's-1',
  isCut: false,
  phone: 'nothing',
  onTheWay: {},
}

describe('the upload by phone at a kiosk', () => {
  test('is open once the service has given a link', () => {
    expect(after(linked, named)).toEqual(open)
  })

  test('knows that a phone is there', () => {
    expect(after(linked, named, phone('connected'))).toEqual({
      ...open,
      phone: 'connected',
    })
  })

  test('removes a closed phone and the file that it was sending', () => {
    expect(after(linked, named, phone('connected'), receiving, phone('gone'))).toEqual(open)
    expect(after(linked, named, failed, phone('gone'))).toMatchObject({ onTheWay: { poo: { is: 'failed' } } })
  })

  test('remembers that the applicant has finished on a closed phone', () => {
    expect(after(linked, named, phone('done'), phone('gone'))).toEqual({ ...open, phone: 'done' })
  })

  test('knows how far a file is, until it has arrived', () => {
    expect(after(linked, named, receiving)).toMatchObject({
      onTheWay: { poo: { is: 'receiving', percent: 48 } },
    })
    expect(after(linked, named, receiving, arrived)).toEqual({
      ...open,
      phone: 'connected',
    })
  })

  test('receives no file of which it was told before this page', () => {
    const past: KioskPanelEvent = { ...receiving, isPast: true }
    expect(after(linked, named, past)).toEqual(open)
  })

  test('knows that a file has failed', () => {
    expect(after(linked, named, receiving, failed)).toMatchObject({ onTheWay: { poo: { is: 'failed' } } })
  })

  test('says no more that a file has failed once one was deleted here', () => {
    expect(after(linked, named, failed, { type: 'removed', document: 'poo' })).toMatchObject({ onTheWay: {} })
  })

  test('that hears nothing for a while receives nothing any more; what has failed still has', () => {
    const other: KioskPanelEvent = { type: 'told', news: { is: 'failed', document: 'npop' } }
    expect(after(linked, named, receiving, other, { type: 'quiet' })).toEqual({
      ...open,
      phone: 'connected',
      onTheWay: { npop: { is: 'failed', document: 'npop' } },
    })
  })

  test('keeps its link while the line is taken up again', () => {
    expect(after(linked, named, { type: 'cut' })).toEqual({ ...open, isCut: true })
    expect(after(linked, named, { type: 'cut' }, { type: 'resumed' })).toEqual(open)
    expect(after({ type: 'cut' })).toEqual({ is: 'opening', isCut: true })
    expect(after({ type: 'cut' }, { type: 'resumed' })).toEqual(openingPanel)
  })

  test('is barred at a kiosk without a token, whatever comes', () => {
    expect(firstPanel('t')).toEqual(openingPanel)
    expect(nextKioskPanel(firstPanel(''), linked)).toEqual({ is: 'barred', because: 'no_token' })
  })

  test('is barred at a kiosk whose token the service refuses', () => {
    const barred = { is: 'barred', because: 'other_kiosk' }
    expect(after({ type: 'refused' })).toEqual(barred)
    expect(after(linked, { type: 'refused' }, { type: 'reopened' })).toEqual(barred)
    expect(after(linked, { type: 'finished' }, { type: 'refused' })).toEqual({ is: 'done' })
  })

  test('begins anew with another link', () => {
    const other = { ...link, code: 'AAAAAA' }
    expect(after(linked, named, receiving, { type: 'linked', link: other })).toEqual({
      ...open,
      link: other,
      session: null,
    })
  })

  test('is over when the service says so, and can be opened again', () => {
    expect(after(linked, { type: 'ended' })).toEqual({ is: 'expired' })
    expect(after({ type: 'ended' })).toEqual({ is: 'expired' })
    expect(after(linked, { type: 'ended' }, { type: 'reopened' }, linked, named)).toEqual(open)
  })

  test('is done when the applicant says so, whatever comes after that', () => {
    expect(after(linked, { type: 'finished' }, { type: 'ended' })).toEqual({ is: 'done' })
    expect(after(linked, { type: 'finished' }, linked)).toEqual({ is: 'done' })
    expect(after(linked, { type: 'finished' }, { type: 'reopened' })).toEqual(openingPanel)
  })

  test.each<KioskPanelEvent>([named, receiving, arrived, phone('done')])(
    'is told nothing before it is open: $type',
    event => {
      expect(after(event)).toEqual(openingPanel)
    },
  )
})

describe('the phone of which a kiosk has heard', () => {
  const past = (event: KioskPanelEvent): KioskPanelEvent =>
    event.type === 'told' || event.type === 'arrived' ? { ...event, isPast: true } : event
  const told = (...events: readonly KioskPanelEvent[]) => after(linked, named, ...events)

  test.each<[string, readonly KioskPanelEvent[], string]>([
    ['that is there', [phone('connected')], 'connected'],
    ['that sends', [receiving], 'connected'],
    ['that could not send', [failed], 'connected'],
    ['of which only a file is known, which may be older than the link', [arrived], 'nothing'],
    ['that is done', [arrived, phone('done')], 'done'],
    ['that is done and comes back', [phone('done'), phone('connected')], 'connected'],
    ['that is done and sends another file', [phone('done'), receiving], 'connected'],
    ['that is done and has brought another file', [phone('done'), arrived], 'connected'],
    ['that is done while the line was cut', [phone('done'), { type: 'cut' }, { type: 'resumed' }], 'done'],
    ['of a link before this one', [phone('done'), linked], 'nothing'],
    ['that was there before this page', [past(phone('connected')), past(receiving)], 'nothing'],
    ['that was done before this page', [past(phone('connected')), past(phone('done'))], 'done'],
    ['that brought another file before this page', [past(phone('done')), past(arrived)], 'nothing'],
    ['that was there before this page and still is', [past(receiving), phone('connected')], 'connected'],
  ])('%s', (_phone, events, heard) => {
    expect(told(...events)).toMatchObject({ phone: heard })
  })

  const [required, optional] = [documentOf('poo'), documentOf('loa')]

  test.each<[string, KioskPanel, Parameters<typeof isPhoneDone>[1], boolean, boolean]>([
    ['has not begun', told(), [required], false, true],
    ['is there', told(phone('connected')), [optional], false, true],
    ['has sent everything', told(phone('connected'), arrived), [], false, false],
    ['replaces a file', told(phone('connected'), receiving), [], false, true],
    ['is done, and left out what may be', told(phone('done')), [optional], true, false],
    ['is done, but something was deleted since', told(phone('done')), [required], false, true],
    ['cannot send any more', told({ type: 'ended' }), [required], false, false],
  ])('%s', (_phone, panel, missing, isDone, isAwaited) => {
    expect(isPhoneDone(panel, missing)).toBe(isDone)
    expect(isPhoneAwaited(panel, missing)).toBe(isAwaited)
  })
})

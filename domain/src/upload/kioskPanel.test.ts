import { describe, expect, test } from 'vitest'
import { type KioskPanelEvent, nextKioskPanel, openingPanel } from './kioskPanel.ts'

const link = { url: 'https://example.com/upload?s=1', code: 'K7F2QM', expiresAt: '2026-11-20T02:30:00Z' }
const linked: KioskPanelEvent = { type: 'linked', link }
const named: KioskPanelEvent = { type: 'named', session: 's-1' }
const receiving: KioskPanelEvent = {
  type: 'told',
  news: { is: 'receiving', document: 'poo', percent: 48 },
}
const after = (...events: readonly KioskPanelEvent[]) => events.reduce(nextKioskPanel, openingPanel)

const open = {
  is: 'open',
  link,
  session: 's-1',
  isCut: false,
  isPhoneConnected: false,
  onTheWay: {},
}

describe('the upload by phone at a kiosk', () => {
  test('is open once the service has given a link', () => {
    expect(after(linked, named)).toEqual(open)
  })

  test('knows that a phone is there', () => {
    expect(after(linked, named, { type: 'told', news: { is: 'connected' } })).toEqual({
      ...open,
      isPhoneConnected: true,
    })
  })

  test('knows how far a file is, until it has arrived', () => {
    expect(after(linked, named, receiving)).toMatchObject({
      onTheWay: { poo: { is: 'receiving', percent: 48 } },
    })
    expect(after(linked, named, receiving, { type: 'arrived', document: 'poo' })).toEqual({
      ...open,
      isPhoneConnected: true,
    })
  })

  test('knows that a file has failed', () => {
    const failed: KioskPanelEvent = { type: 'told', news: { is: 'failed', document: 'poo' } }
    expect(after(linked, named, receiving, failed)).toMatchObject({ onTheWay: { poo: { is: 'failed' } } })
  })

  test('that hears nothing for a while receives nothing any more; what has failed still has', () => {
    const failed: KioskPanelEvent = { type: 'told', news: { is: 'failed', document: 'npop' } }
    expect(after(linked, named, receiving, failed, { type: 'quiet' })).toEqual({
      ...open,
      isPhoneConnected: true,
      onTheWay: { npop: { is: 'failed', document: 'npop' } },
    })
  })

  test('keeps its link while the line is taken up again', () => {
    expect(after(linked, named, { type: 'cut' })).toEqual({ ...open, isCut: true })
    expect(after(linked, named, { type: 'cut' }, { type: 'resumed' })).toEqual(open)
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
    expect(after(linked, { type: 'finished' }, { type: 'reopened' })).toEqual({ is: 'opening' })
  })

  test.each<KioskPanelEvent>([named, receiving, { type: 'cut' }, { type: 'resumed' }])(
    'is told nothing before it is open: $type',
    event => {
      expect(after(event)).toEqual(openingPanel)
    },
  )
})

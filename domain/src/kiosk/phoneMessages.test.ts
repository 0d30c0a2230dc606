import { expect, test } from 'vitest'
import { type PhoneMessage, formatPhoneMessage, parsePhoneMessage } from './phoneMessages.ts'

test.each<[string, PhoneMessage]>([
  ['phone_connected', { kind: 'connected' }],
  ['receiving:poo:48', { kind: 'receiving', document: 'poo', percent: 48 }],
  ['failed:nric_fin_front', { kind: 'failed', document: 'nric_fin_front' }],
  ['phone_done', { kind: 'done' }],
  ['phone_gone', { kind: 'gone' }],
])('%s is formatted and parsed alike', (text, message) => {
  expect(formatPhoneMessage(message)).toBe(text)
  expect(parsePhoneMessage(text)).toEqual(message)
})

test('percentages are sent as whole numbers', () => {
  expect(formatPhoneMessage({ kind: 'receiving', document: 'poo', percent: 48.6 })).toBe('receiving:poo:49')
})

test('more than 100 percent counts as 100', () => {
  expect(parsePhoneMessage('receiving:poo:999')).toEqual({ kind: 'receiving', document: 'poo', percent: 100 })
})

test.each([
  '',
  'hello',
  'receiving:passport:4',
  'failed:passport',
  'receiving:poo',
  'failed:poo:1',
  'phone_done:poo',
])('%j is no message of a phone', text => {
  expect(parsePhoneMessage(text)).toBeNull()
})

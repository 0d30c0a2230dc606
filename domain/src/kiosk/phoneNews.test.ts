import { expect, test } from 'vitest'
import { type PhoneNews, phoneNewsText, readPhoneNews } from './phoneNews.ts'

test.each<[string, PhoneNews]>([
  ['phone_connected', { is: 'connected' }],
  ['receiving:poo:48', { is: 'receiving', document: 'poo', percent: 48 }],
  ['failed:nric_fin_front', { is: 'failed', document: 'nric_fin_front' }],
  ['phone_done', { is: 'done' }],
  ['phone_gone', { is: 'gone' }],
])('%s is written and read alike', (text, news) => {
  expect(phoneNewsText(news)).toBe(text)
  expect(readPhoneNews(text)).toEqual(news)
})

test('percents travel as whole numbers', () => {
  expect(phoneNewsText({ is: 'receiving', document: 'poo', percent: 48.6 })).toBe('receiving:poo:49')
})

test('more than a hundred percent count as a hundred', () => {
  expect(readPhoneNews('receiving:poo:999')).toEqual({ is: 'receiving', document: 'poo', percent: 100 })
})

test.each([
  '',
  'hello',
  'receiving:passport:4',
  'failed:passport',
  'receiving:poo',
  'failed:poo:1',
  'phone_done:poo',
])('%j brings no news', text => {
  expect(readPhoneNews(text)).toBeNull()
})

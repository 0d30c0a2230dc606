import { expect, test } from 'vitest'
import { gatewayReturn, withoutReturn } from './gatewayReturn.ts'

test.each([
  ['nothing', '', null],
  ['something else', '?from=review', null],
  ['a return with its reference', '?status=success&txnRef=ref-1', { reference: 'ref-1', message: '' }],
  ['a return without a reference', '?status=failed', { reference: '', message: '' }],
  ['an empty status', '?status=&txnRef=ref-1', { reference: 'ref-1', message: '' }],
  [
    'a reference of many digits, digit by digit',
    '?status=success&txnRef=20261121000012345678',
    { reference: '20261121000012345678', message: '' },
  ],
  [
    'why it failed, decoded',
    '?status=failed&txnRef=ref-1&error_description=Card%20declined%20%3Cb%3E50%25%3C%2Fb%3E',
    { reference: 'ref-1', message: 'Card declined <b>50%</b>' },
  ],
  [
    'why it failed, under the other name',
    '?status=failed&error=No+funds',
    { reference: '', message: 'No funds' },
  ],
  ['what is no encoding', '?status=failed&error=%E0%A4%A', { reference: '', message: '\uFFFD%A' }],
])('an address says %s', (_, search, returned) => {
  expect(gatewayReturn(search)).toEqual(returned)
})

test('an address is left without the return, and with everything else', () => {
  expect(withoutReturn('https://apply.example/a/payment?x=1&status=failed&txnRef=r&error=e#top')).toBe(
    'https://apply.example/a/payment?x=1',
  )
})

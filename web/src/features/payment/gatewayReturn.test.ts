import { expect, test } from 'vitest'
import { gatewayReturn, withoutReturn } from './gatewayReturn.ts'

test.each([
  ['nothing', '', null],
  ['something else', '?from=review', null],
  [
    'a return with its reference',
    '?status=success&txnRef=ref-1',
    { status: 'success', reference: 'ref-1', message: '' },
  ],
  ['a return without a reference', '?status=failed', { status: 'failed', reference: '', message: '' }],
  ['an empty status', '?status=&txnRef=ref-1', { status: '', reference: 'ref-1', message: '' }],
  [
    'a reference of many digits, digit by digit',
    '?status=success&txnRef=20261121000012345678',
    { status: 'success', reference: '20261121000012345678', message: '' },
  ],
  [
    'why it failed, decoded',
    '?status=failed&txnRef=ref-1&error_description=Card%20declined%20%3Cb%3E50%25%3C%2Fb%3E',
    { status: 'failed', reference: 'ref-1', message: 'Card declined <b>50%</b>' },
  ],
  [
    'why it failed, under the other name',
    '?status=failed&error=No+funds',
    { status: 'failed', reference: '', message: 'No funds' },
  ],
  [
    'what is no encoding',
    '?status=failed&error=%E0%A4%A',
    { status: 'failed', reference: '', message: '\uFFFD%A' },
  ],
])('the return parameters of an address contain %s', (_, search, returned) => {
  expect(gatewayReturn(search)).toEqual(returned)
})

test('withoutReturn removes the return parameters and nothing else', () => {
  expect(withoutReturn('https://apply.example/a/payment?x=1&status=failed&txnRef=r&error=e#top')).toBe(
    'https://apply.example/a/payment?x=1',
  )
})

import { expect, test } from 'vitest'
import { isDifferentEmail, isEmail } from './email.ts'

test.each([
  'a@b.co',
  'john.doe+sp@mail.example.com.sg',
  "o'neil@ex-ample.com",
  'x@xn--p1ai.xn--p1ai',
  '1@2.sg',
])('%s is an e-mail address', email => {
  expect(isEmail(email)).toBe(true)
})

test.each([
  ['no top-level domain', 'john@example'],
  ['two @', 'john@@example.com'],
  ['a second @', 'john@a@example.com'],
  ['no local part', '@example.com'],
  ['no host', 'john@'],
  ['a dot first', '.john@example.com'],
  ['two dots together', 'jo..hn@example.com'],
  ['a space', 'jo hn@example.com'],
  ['a space around it', ' john@example.com'],
  ['an empty label', 'john@example..com'],
  ['a label that ends in a dash', 'john@example-.com'],
  ['a top-level domain of one letter', 'john@example.c'],
  ['a number for a top-level domain', 'john@127.0.0.1'],
  ['a line break', 'john@example.com\nx'],
  ['nothing', ''],
])('a text with %s is no e-mail address', (_, email) => {
  expect(isEmail(email)).toBe(false)
})

test.each([
  ['other@example.com', 'john@example.com', true],
  ['John@Example.com', 'john@example.com', false],
  ['', '', true],
])('whether the alternate address %j differs from %j: %s', (alternate, main, expected) => {
  expect(isDifferentEmail(alternate, main)).toBe(expected)
})

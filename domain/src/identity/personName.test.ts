import { expect, test } from 'vitest'
import { isPersonName } from './personName.ts'

test.each(["Tan Ah Kow, (John) s/o X-Y 'O. @", 'tan', 'A'])('%s is the name of a person', name => {
  expect(isPersonName(name)).toBe(true)
})

test.each([
  ['has a digit', 'Tan2'],
  ['has letters beyond ASCII', '陈'],
  ['has a character that is not listed', 'Tan & Lim'],
  ['is only spaces', '   '],
  ['is empty', ''],
])('a text that %s is no name of a person', (_, name) => {
  expect(isPersonName(name)).toBe(false)
})

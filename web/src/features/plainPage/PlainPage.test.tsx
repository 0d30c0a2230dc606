import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../../../test/answers.ts'
import { visit } from '../../../test/visitApplication.tsx'
import { sessionKeys, writeSession } from '../../session/session.ts'

test.each([
  ['normal', true],
  ['mobile', false],
  ['kiosk', true],
])('in %s mode the page for an unknown address has a header: %s', async (mode, isShown) => {
  answerCalls({ 'GET /appconfig': { body: {} } })
  writeSession(sessionKeys.mode, mode)
  visit('/open-account/nowhere/at/all/to/go')
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeDefined()
  expect(screen.queryByRole('banner') !== null).toBe(isShown)
})

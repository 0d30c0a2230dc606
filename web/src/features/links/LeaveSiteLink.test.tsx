import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionKeys, writeSession } from '../../session/session.ts'
import { LeaveSiteLink } from './LeaveSiteLink.tsx'

test.each([
  ['normal', true],
  ['mobile', true],
  ['kiosk', false],
])('in %s mode a link to another website shows: %s', (mode, isShown) => {
  writeSession(sessionKeys.mode, mode)
  render(<LeaveSiteLink href="https://other.example/">About Myinfo</LeaveSiteLink>)
  expect(screen.queryByRole('button', { name: 'About Myinfo' }) !== null).toBe(isShown)
})

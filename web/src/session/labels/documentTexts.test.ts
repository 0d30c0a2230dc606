import { expect, test } from 'vitest'
import { documentDescriptions, fileLimitsOfAll, uploadNotes } from './documentTexts.ts'

test('a letter of authorisation names director and owner in a list, as document 1 does, and the director at its upload, as document 2 does', () => {
  expect(documentDescriptions.loa).toBe('if the representative is not a director or the owner')
  expect(uploadNotes.loa).toBe(
    'If the representative is not the director, a letter of authorisation must be submitted.',
  )
})

test('the limits of all files list formats and sizes', () => {
  expect(fileLimitsOfAll).toBe(
    'Files may be PDF, JPG or PNG, up to 8 MB each; a proof of occupancy up to 30 MB.',
  )
})

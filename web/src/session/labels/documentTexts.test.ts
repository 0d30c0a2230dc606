import { expect, test } from 'vitest'
import { documentDescriptions, fileLimitsOfAll, uploadNotes } from './documentTexts.ts'

test('the letter of authorisation has the text of document 1 in lists and that of document 2 at its upload', () => {
  expect(documentDescriptions.loa).toBe('if the representative is not a director or the owner')
  expect(uploadNotes.loa).toBe(
    'If the representative is not the director, a letter of authorisation must be submitted.',
  )
})

test('the limits of all files contain formats and sizes', () => {
  expect(fileLimitsOfAll()).toBe(
    'Files may be PDF, JPG or PNG, up to 8 MB each; a proof of occupancy up to 30 MB.',
  )
})

import { documentMaxBytes } from '@open-account/domain/upload/sizes'
import { expect, test, vi } from 'vitest'
import { documentDescriptions, fileLimits, fileLimitsOfAll, uploadNotes } from './documentTexts.ts'

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

test('the limits at an upload need no formatter, whose tables a slow phone loads for 0.1 s', () => {
  vi.stubGlobal('Intl', {})
  expect(fileLimits(documentMaxBytes)).toBe(
    '.pdf, .jpg, .jpeg or .png, up to 8 MB each. Under 1\u00A0MB is faster.',
  )
})

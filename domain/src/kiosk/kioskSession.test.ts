import { expect, test } from 'vitest'
import { canChangeUploads, initialKioskUpload, nextKioskUpload } from './kioskSession.ts'

test('documents can be deleted until the application is submitted', () => {
  expect(canChangeUploads(initialKioskUpload)).toBe(true)
  expect(nextKioskUpload('submitting')).toBe('DONE')
  expect(canChangeUploads(nextKioskUpload('submitting'))).toBe(false)
})

test('documents can be deleted again after Back', () => {
  expect(nextKioskUpload('back')).toBe('INIT')
  expect(canChangeUploads(nextKioskUpload('back'))).toBe(true)
})

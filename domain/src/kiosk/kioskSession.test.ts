import { expect, test } from 'vitest'
import { canChangeUploads, initialKioskUpload, nextKioskUpload } from './kioskSession.ts'

test('documents can be deleted until the application is being submitted', () => {
  expect(canChangeUploads(initialKioskUpload)).toBe(true)
  expect(nextKioskUpload('submitting')).toBe('DONE')
  expect(canChangeUploads(nextKioskUpload('submitting'))).toBe(false)
})

test('after Back they can be deleted again', () => {
  expect(nextKioskUpload('back')).toBe('INIT')
  expect(canChangeUploads(nextKioskUpload('back'))).toBe(true)
})

import { type KioskUploadEvent, nextKioskUpload } from '@open-account/domain/kiosk/kioskSession'
import { readDraft, saveDraft } from './draftStore.ts'

/** Saves the state of the application's documents after an event (C-103). */
export const recordUploads = (event: KioskUploadEvent): void => {
  const uploadStatus = nextKioskUpload(event)
  if (readDraft().kiosk.uploadStatus !== uploadStatus) saveDraft({ kiosk: { uploadStatus } })
}

import { type KioskUploadEvent, nextKioskUpload } from '@open-account/domain/kiosk/kioskSession'
import { readDraft, saveDraft } from './draftStore.ts'

/** Keeps how far the documents of the application are after an event (C-103). */
export const noteUploads = (event: KioskUploadEvent): void => {
  const uploadStatus = nextKioskUpload(event)
  if (readDraft().kiosk.uploadStatus !== uploadStatus) saveDraft({ kiosk: { uploadStatus } })
}

/** How far the documents of a kiosk application are: still being collected, or handed in with the application. */
export const kioskUploadStatuses = ['INIT', 'DONE'] as const
export type KioskUploadStatus = (typeof kioskUploadStatuses)[number]

export const initialKioskUpload: KioskUploadStatus = 'INIT'

/** `submitting`: just before the application is submitted. `back`: the applicant left the screen backwards. */
export type KioskUploadEvent = 'submitting' | 'back'

const statusAfter: Readonly<Record<KioskUploadEvent, KioskUploadStatus>> = {
  submitting: 'DONE',
  back: 'INIT',
}

/** The status after an event, whatever it was before (C-103, C-156). */
export const nextKioskUpload = (event: KioskUploadEvent): KioskUploadStatus => statusAfter[event]

/** Whether documents may still be deleted, and those still pending uploaded: once only, until they are handed in. */
export const canChangeUploads = (status: KioskUploadStatus): boolean => status === 'INIT'

/** How long the link of a QR code opens its upload session. Seconds. */
export const kioskLinkSeconds = 600

/** How often a stream says that it is alive. Seconds. */
export const kioskHeartbeatSeconds = 15

/** How often somebody may give a wrong short code, and how long the count lasts. */
export const kioskCodeGuesses = 10
export const kioskCodeGuessSeconds = 600

/** How many files a document may have where several are kept (ours). */
export const kioskFilesPerDocument = 20

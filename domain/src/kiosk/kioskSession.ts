/** The uploads of a kiosk application: open, or submitted with the application. */
export const kioskUploadStatuses = ['INIT', 'DONE'] as const
export type KioskUploadStatus = (typeof kioskUploadStatuses)[number]

export const initialKioskUpload: KioskUploadStatus = 'INIT'

/** `submitting`: just before the application is submitted. `back`: the applicant pressed Back. */
export type KioskUploadEvent = 'submitting' | 'back'

const statusAfter: Readonly<Record<KioskUploadEvent, KioskUploadStatus>> = {
  submitting: 'DONE',
  back: 'INIT',
}

/** The status after an event, in any state (C-103, C-156). */
export const nextKioskUpload = (event: KioskUploadEvent): KioskUploadStatus => statusAfter[event]

/** Whether the applicant may still delete and upload documents: until they are submitted. */
export const canChangeUploads = (status: KioskUploadStatus): boolean => status === 'INIT'

/** How long the link in a QR code is valid. Seconds. */
export const kioskLinkSeconds = 600

/** The interval of a stream's heartbeat. Seconds. */
export const kioskHeartbeatSeconds = 15

/** How many wrong short codes a caller may send, and after how many seconds the count is reset. */
export const kioskCodeGuesses = 10
export const kioskCodeGuessSeconds = 600

/** How many files a document may have where it may have several (ours). */
export const kioskFilesPerDocument = 20

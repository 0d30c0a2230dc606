import type { UploadScreen } from '@open-account/contracts/phone'

/** Where the applicant goes on after the phone, by the screen that shows the QR code. */
export const places: Readonly<Record<UploadScreen, string>> = {
  kiosk: 'at the kiosk',
  computer: 'on your computer',
}

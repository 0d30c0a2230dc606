import { contract } from '@open-account/contracts'
import type { PhoneMessage } from '@open-account/domain/kiosk/phoneMessages'
import { deviceNow } from '../../http/api/serviceClock.ts'
import { postFile } from '../../http/api/postFile.ts'
import { serviceAddress } from '../../http/api/serviceAddress.ts'
import type { Deliver } from '../../features/documents/sendFile.ts'
import { bearer } from './phoneCalls.ts'

/** The shortest time between two progress messages to the kiosk, in milliseconds. */
const progressInterval = 500

interface Link {
  readonly secret: string
  /** Sends a message to the kiosk in the background. */
  readonly send: (message: PhoneMessage) => void
  /** Called when a file has arrived. */
  readonly onArrived: () => Promise<void>
}

/** Uploads files to the session of a link and sends their progress to the kiosk. */
export const deliverToKiosk =
  ({ secret, send, onArrived }: Link): Deliver =>
  async ({ place: { id }, filename, file, signal, onProgress }) => {
    let lastSentAt = Number.NEGATIVE_INFINITY
    const query = new URLSearchParams({ docId: id, filename })
    try {
      await postFile({
        address: serviceAddress(`${contract.phone.upload.path}?${query.toString()}`),
        headers: bearer(secret),
        filename,
        file,
        signal,
        onProgress: percent => {
          onProgress(percent)
          const now = deviceNow()
          // At 100 % the file is sent but not stored yet; the response of the service reports its arrival.
          if (percent === null || percent >= 100 || now - lastSentAt < progressInterval) return
          lastSentAt = now
          send({ kind: 'receiving', document: id, percent })
        },
      })
    } catch (thrown) {
      // A cancelled upload is no failure.
      if (!signal.aborted) send({ kind: 'failed', document: id })
      throw thrown
    }
    await onArrived()
  }

import { contract } from '@open-account/contracts'
import type { PhoneMessage } from '@open-account/domain/kiosk/phoneMessages'
import { deviceNow } from '../../http/api/serviceClock.ts'
import { postFile, serviceAddress } from '../../http/api/postFile.ts'
import type { Deliver } from '../../features/documents/sendFile.ts'
import { bearer } from './phoneCalls.ts'

/** How often the kiosk is told at most how far a file is. Milliseconds. */
const tellEvery = 500

interface Link {
  readonly secret: string
  /** Tells the kiosk, for which nobody waits. */
  readonly tell: (news: PhoneMessage) => void
  /** A file has arrived. */
  readonly onArrived: () => Promise<void>
}

/** Brings files to the upload session of a link, and tells the kiosk how far they are. */
export const deliverToKiosk =
  ({ secret, tell, onArrived }: Link): Deliver =>
  async ({ place: { id }, filename, file, signal, onProgress }) => {
    let toldAt = Number.NEGATIVE_INFINITY
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
          // That all of it is sent says nothing yet: the service says when it has arrived.
          if (percent === null || percent >= 100 || now - toldAt < tellEvery) return
          toldAt = now
          tell({ kind: 'receiving', document: id, percent })
        },
      })
    } catch (thrown) {
      // Whoever cancelled it knows, and needs no advice to try again.
      if (!signal.aborted) tell({ kind: 'failed', document: id })
      throw thrown
    }
    await onArrived()
  }

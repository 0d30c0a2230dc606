import { proposedFileName } from '@open-account/domain/upload/fileName'

const inWorker = (photo: File): Promise<Blob | null> =>
  new Promise(resolve => {
    const worker = new Worker(new URL('shrinkWorker.ts', import.meta.url), { type: 'module' })
    const done = (smaller: Blob | null) => {
      worker.terminate()
      resolve(smaller)
    }
    worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => done(data))
    worker.addEventListener('error', () => done(null))
    worker.postMessage(photo, [])
  })

/** A smaller version of a photo; null when there is none, because it cannot be read or is small already. */
export const shrinkPhoto = async (photo: File): Promise<File | null> => {
  const smaller = await inWorker(photo)
  if (smaller === null || smaller.size >= photo.size) return null
  return new File([smaller], proposedFileName(photo.name, 'jpg'), { type: smaller.type })
}

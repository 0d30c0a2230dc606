import { readSession, sessionKeys, writeSession } from '../../session/session.ts'

/** Saves a small picture of a stored signature, because the service does not return it. */
export const saveSignaturePicture = (fileId: string, picture: string): void =>
  writeSession(sessionKeys.signature, `${fileId} ${picture}`)

/** The URL of the picture of a stored signature; null when this session has none. */
export const signaturePicture = (fileId: string): string | null => {
  const [savedId, picture] = (readSession(sessionKeys.signature) ?? '').split(' ')
  return savedId === fileId && picture !== undefined ? picture : null
}

/** The size of the picture of a signature, in pixels. */
export const pictureSize = { width: 1000, height: 400 } as const
/** The margin around a typed or uploaded signature, in pixels of the picture. */
export const pictureMargin = 40

/** Black on white in every palette: a signature is printed. */
export const pictureColours = { paper: '#fff', ink: '#000' } as const

import { readSession, sessionKeys, writeSession } from '../../session/session.ts'

/** Keeps a stored signature as a small picture to show, for the service does not give it back. */
export const keepSignaturePicture = (fileId: string, picture: string): void =>
  writeSession(sessionKeys.signature, `${fileId} ${picture}`)

/** The address of the picture of a stored signature; null when this session has none of it. */
export const signaturePicture = (fileId: string): string | null => {
  const [kept, picture] = (readSession(sessionKeys.signature) ?? '').split(' ')
  return kept === fileId && picture !== undefined ? picture : null
}

/** The picture of a signature. Pixels. */
export const pictureSize = { width: 1000, height: 400 } as const
/** Between a written or uploaded signature and the edge of the box. Pixels of the picture. */
export const pictureMargin = 40

/** Black on white in every palette: a signature is printed. */
export const pictureColours = { paper: '#fff', ink: '#000' } as const

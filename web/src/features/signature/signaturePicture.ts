import { readSession, sessionKeys, writeSession } from '../../session/session.ts'

/** Keeps a stored signature as a small picture to show, for the service does not give it back. */
export const keepSignaturePicture = (fileId: string, picture: string): void =>
  writeSession(sessionKeys.signature, `${fileId} ${picture}`)

/** The address of the picture of a stored signature; null when this session has none of it. */
export const signaturePicture = (fileId: string): string | null => {
  const [kept, picture] = (readSession(sessionKeys.signature) ?? '').split(' ')
  return kept === fileId && picture !== undefined ? picture : null
}

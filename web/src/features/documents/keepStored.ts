import type { UploadedFile } from '@open-account/contracts/entities/uploadedFile'
import { saveDraft } from '../../session/draftStore.ts'
import { readSignup } from '../../session/signup.ts'
import type { Place } from './uploadActivity.ts'

/** Notes in the draft what is stored for a document now, unless that application is gone. */
export const keepStored = ({ stateId, id }: Place, files: readonly UploadedFile[]): void => {
  if (readSignup()?.stateId !== stateId) return
  saveDraft(({ documents }) => ({ documents: { ...documents, [id]: files } }))
}

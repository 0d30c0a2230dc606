import type { UploadedFile } from '@open-account/contracts/entities/uploadedFile'
import { saveDraft } from '../../session/draftStore.ts'
import { readSignup } from '../../session/signup.ts'
import type { Place } from './uploadActivity.ts'

/** Saves the stored files of a document in the draft, unless another application has started. */
export const saveStored = ({ stateId, id }: Place, files: readonly UploadedFile[]): void => {
  if (readSignup()?.stateId !== stateId) return
  saveDraft(({ documents }) => ({ documents: { ...documents, [id]: files } }))
}

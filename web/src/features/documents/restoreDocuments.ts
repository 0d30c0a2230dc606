import type { UploadedFile } from '@open-account/contracts/entities/uploadedFile'
import { documentIds, documentOf } from '@open-account/domain/requirements/documents'
import { bodyOf } from '../../http/api/bodyOf.ts'
import { tsr } from '../../http/api/client.ts'
import type { Draft } from '../../session/draft.ts'
import { readDraft, saveDraft } from '../../session/draftStore.ts'
import { readSignup } from '../../session/signup.ts'

/**
 * Brings the draft in line with what the service has stored: a file whose answer was lost in a refresh appears, one
 * that is gone disappears. What has changed here while the service was asked is left alone.
 */
export const restoreDocuments = async (stateId: string): Promise<readonly UploadedFile[]> => {
  const asked = readDraft().documents
  const { attachmentDetails } = await bodyOf(tsr.attachment.list({ params: { transaction_id: stateId } }))
  const draftFiles = Object.values(asked).flat()
  const stored = attachmentDetails.map(({ type, filename, file_id, size }): UploadedFile => {
    const draftFile = draftFiles.find(file => file.type === type && file.filename === filename)
    return {
      type,
      filename,
      file_id: file_id ?? draftFile?.file_id ?? '',
      size: size ?? draftFile?.size ?? 0,
    }
  })
  if (readSignup()?.stateId === stateId) {
    saveDraft(({ documents }) => ({ documents: mergeDocuments(documents, asked, stored) }))
  }
  return stored
}

type Documents = Draft['documents']

const mergeDocuments = (now: Documents, asked: Documents, stored: readonly UploadedFile[]): Documents =>
  Object.fromEntries(
    documentIds.flatMap(id => {
      const files =
        now[id] === asked[id] ? stored.filter(({ type }) => type === documentOf(id).uploadType) : now[id]
      return files === undefined || files.length === 0 ? [] : [[id, files]]
    }),
  )

import type { UploadedFile } from '@open-account/contracts/entities/uploadedFile'
import { documentIds, documentOf } from '@open-account/domain/requirements/documents'
import { bodyOf } from '../../http/api/bodyOf.ts'
import { tsr } from '../../http/api/client.ts'
import type { Draft } from '../../session/draft.ts'
import { readDraft, saveDraft } from '../../session/draftStore.ts'
import { readSignup } from '../../session/signup.ts'

/**
 * Updates the draft to the files that the service has stored: it adds a file whose response was lost in a refresh, and
 * removes a file that the service no longer has. A document that changed during the call is not touched.
 */
export const restoreDocuments = async (stateId: string): Promise<readonly UploadedFile[]> => {
  const documentsAtRequest = readDraft().documents
  const { attachmentDetails } = await bodyOf(
    tsr.attachment.list.query({ params: { transaction_id: stateId } }),
  )
  const draftFiles = Object.values(documentsAtRequest).flat()
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
    saveDraft(({ documents }) => ({ documents: mergeDocuments(documents, documentsAtRequest, stored) }))
  }
  return stored
}

type Documents = Draft['documents']

const mergeDocuments = (now: Documents, atRequest: Documents, stored: readonly UploadedFile[]): Documents =>
  Object.fromEntries(
    documentIds.flatMap(id => {
      const files =
        now[id] === atRequest[id] ? stored.filter(({ type }) => type === documentOf(id).uploadType) : now[id]
      return files === undefined || files.length === 0 ? [] : [[id, files]]
    }),
  )

import type { AttachmentAnswer } from '@open-account/contracts/attachment'
import { contract } from '@open-account/contracts'
import { type FilePost, postFile } from './postFile.ts'
import { serviceAddress } from './serviceAddress.ts'
import { sendCall } from './sendCall.ts'

export interface Upload extends Omit<FilePost, 'address' | 'headers'> {
  readonly stateId: string
  readonly type: AttachmentAnswer['type']
}

/** Uploads a document of the application. */
export const uploadAttachment = async ({ stateId, type, ...post }: Upload): Promise<AttachmentAnswer> => {
  const query = new URLSearchParams({ transaction_id: stateId, type, filename: post.filename })
  const address = serviceAddress(`${contract.attachment.upload.path}?${query.toString()}`)
  // The type that the contract gives for a success. As everywhere in the client, responses are not validated.
  return (await sendCall({
    path: contract.attachment.upload.path,
    send: signal => postFile({ ...post, signal: signal ?? post.signal, address }),
    cancelled: post.signal,
    isUpload: true,
  })) as AttachmentAnswer
}

import type { contract } from '@open-account/contracts'
import type { Handlers } from '../plugins/contract.ts'
import type { Service } from '../service/service.ts'
import { listAttachments } from '../store/attachments.ts'
import { deleteDocumentFiles } from '../subjects/uploads/deleteDocumentFiles.ts'
import { storeAttachment } from '../subjects/uploads/storeAttachment.ts'
import { transactionOf } from './transactionOf.ts'

export const attachmentRoutes = (service: Service): Handlers<typeof contract.attachment> => ({
  upload: async ({ query, request }) => {
    const transaction = await transactionOf(service, request, query.transaction_id)
    return { status: 200, ...(await storeAttachment(service, request, transaction, query)) }
  },
  remove: async ({ body, request }) => {
    const id = 'state_id' in body ? body.state_id : body.transaction_id
    const transaction = await transactionOf(service, request, id)
    await deleteDocumentFiles(service, transaction, body.type)
    return { status: 200, body: { type: body.type } }
  },
  list: async ({ params, request }) => {
    const transaction = await transactionOf(service, request, params.transaction_id)
    const rows = await listAttachments(service.db, { world: transaction.world, state_id: transaction.id })
    return {
      status: 200,
      body: {
        attachmentDetails: rows.map(({ id, type, filename, size }) => ({
          type,
          filename,
          file_id: id,
          size,
        })),
      },
    }
  },
})

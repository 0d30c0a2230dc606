import type { contract } from '@open-account/contracts'
import type { FormPrinter } from '../subjects/documents/formPrinter.ts'
import type { Handlers } from '../plugins/contract.ts'
import type { Service } from '../service/service.ts'
import { attachSignature } from '../subjects/signature/attachSignature.ts'
import { storeSignature } from '../subjects/signature/storeSignature.ts'
import { acceptedApplication } from './acceptedApplication.ts'

export const signatureRoutes = (
  service: Service,
  printer: FormPrinter,
): Handlers<typeof contract.signature> => ({
  upload: async ({ request }) => ({
    status: 200,
    rule: 'signature.stored',
    body: { fileId: await storeSignature(service, request) },
  }),
  generatePdf: async ({ body, request }) => {
    const transaction = await acceptedApplication(service, request, body.application_number)
    return {
      status: 200,
      rule: 'signature.attached',
      body: Buffer.from(await attachSignature(service, printer, request, transaction, body)),
    }
  },
})

import type { contract } from '@open-account/contracts'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../kit/refusal.ts'
import type { Handlers } from '../plugins/contract.ts'
import type { Service } from '../service/service.ts'
import type { TransactionRow } from '../store/tables.ts'
import type { FormPrinter } from '../subjects/documents/formPrinter.ts'
import { printReceipt } from '../subjects/receipt/printReceipt.ts'
import { makeReceiptLink, transactionOfLink } from '../subjects/receipt/receiptLink.ts'
import { type SubmittedApplication, submittedApplication } from '../subjects/receipt/submittedApplication.ts'
import { bearerOf, isKioskToken } from '../subjects/streams/credentials.ts'
import { pageOrigin } from '../subjects/gateway/pageOrigin.ts'
import { transactionOf } from './transactionOf.ts'

/** The transaction, for a call with the token of its kiosk where it has one. */
const transactionOfCaller = async (
  service: Pick<Service, 'reads'>,
  request: FastifyRequest,
  stateId: string,
): Promise<TransactionRow> => {
  const transaction = await transactionOf(service, request, stateId)
  const { device_hash: owner } = transaction
  if (owner !== null && !isKioskToken(request.world, owner, bearerOf(request) ?? ''))
    throw new Refusal('unauthorized', { rule: 'kiosk.wrong-credential' })
  return transaction
}

interface Reply {
  readonly header: (name: string, value: string) => unknown
}

const submitted = async (
  service: Pick<Service, 'db' | 'env'>,
  request: FastifyRequest,
  transaction: TransactionRow,
): Promise<SubmittedApplication> => {
  const application = await submittedApplication(service, request.world, transaction)
  if (application === null)
    throw new Refusal('out_of_order', {
      rule: 'receipt.not-submitted',
      description: 'The application is not submitted yet.',
    })
  return application
}

export const receiptRoutes = (service: Service, printer: FormPrinter): Handlers<typeof contract.receipt> => {
  const receipt = async (request: FastifyRequest, reply: Reply, transaction: TransactionRow) => {
    const application = await submitted(service, request, transaction)
    const pdf = await printReceipt(printer, application, request.at)
    reply.header('content-disposition', `attachment; filename="${application.appId}.pdf"`)
    return { status: 200, rule: 'receipt.made', body: Buffer.from(pdf) } as const
  }
  return {
    read: async ({ params, request, reply }) =>
      receipt(request, reply, await transactionOfCaller(service, request, params.state_id)),
    link: async ({ params, request }) => {
      const transaction = await transactionOfCaller(service, request, params.state_id)
      await submitted(service, request, transaction)
      return {
        status: 200,
        rule: 'receipt.linked',
        body: await makeReceiptLink(service, request, transaction, pageOrigin(service, request)),
      }
    },
    readByLink: async ({ params, request, reply }) =>
      receipt(request, reply, await transactionOfLink(service, request, params.secret)),
  }
}

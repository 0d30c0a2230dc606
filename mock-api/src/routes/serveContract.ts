import multipart from '@fastify/multipart'
import { contract } from '@open-account/contracts'
import type { FastifyInstance } from 'fastify'
import { type Part, resource } from '../plugins/contract.ts'
import { formBody } from '../plugins/formBody.ts'
import { refusedIdentity } from '../plugins/refusedIdentity.ts'
import { refusedPayer } from '../plugins/refusedPayer.ts'
import { refusedReceipt } from '../plugins/refusedReceipt.ts'
import { pageSecurity } from '../plugins/security.ts'
import type { Service } from '../service/service.ts'
import type { FormPrinter } from '../subjects/documents/formPrinter.ts'
import { gatewayOf } from '../subjects/gateway/gateway.ts'
import { servePaymentPage } from '../subjects/gateway/servePaymentPage.ts'
import { serveStreams } from '../subjects/streams/serveStreams.ts'
import { serveTerminal } from '../subjects/terminal/serveTerminal.ts'
import { serveConsentScript } from '../views/consentPage.ts'
import { servePageAddress } from '../views/pageAddress.ts'
import { accountRoutes } from './account.ts'
import { appconfigRoutes } from './appconfig.ts'
import { attachmentRoutes } from './attachment.ts'
import { callBackTo } from './callBackTo.ts'
import { calendarRoutes } from './calendar.ts'
import { companyRoutes } from './company.ts'
import { depositRoutes } from './deposit.ts'
import { gatewayRoutes } from './gateway.ts'
import { healthRoutes } from './health.ts'
import { identityRoutes } from './identity.ts'
import { kioskRoutes, kioskStreamRoutes } from './kiosk.ts'
import { paymentRoutes } from './payment.ts'
import { phoneRoutes } from './phone.ts'
import { premiseRoutes } from './premise.ts'
import { receiptRoutes } from './receipt.ts'
import { signatureRoutes } from './signature.ts'
import { tensionRoutes } from './tension.ts'
import { transactionRoutes } from './transaction.ts'

/** Each resource has a scope of its own, with the parts listed here. A resource that is missing does not compile. */
const resources = (
  app: FastifyInstance,
  service: Service,
  printer: FormPrinter,
  validateAnswers: boolean,
) => {
  const { stream, ...kiosk } = contract.kiosk
  const delayed = { validateAnswers, delayed: true }
  const atOnce = { validateAnswers, delayed: false }

  const gateway = gatewayOf(service, callBackTo(app))

  const files: Part = async scope => {
    await scope.register(multipart, { limits: { files: 1, parts: 5 }, throwFileSizeLimit: false })
  }
  const identityPages: Part = async scope => {
    await scope.register(pageSecurity, service.env)
    await scope.register(refusedIdentity, service)
  }
  const paymentForms: Part = async scope => {
    await scope.register(formBody)
    await scope.register(pageSecurity, service.env)
    await scope.register(refusedPayer, service)
  }
  const receiptLinks: Part = async scope => {
    await scope.register(pageSecurity, service.env)
    await scope.register(refusedReceipt)
  }
  const streams: Part = scope =>
    scope.register(async inner => {
      const hub = serveStreams(inner, service)
      await resource({ stream }, kioskStreamRoutes(service, hub), atOnce)(inner, 'kiosk')
    })

  return {
    health: [resource(contract.health, healthRoutes(service, app.draining), atOnce)],
    appconfig: [resource(contract.appconfig, appconfigRoutes(service), atOnce)],
    transaction: [resource(contract.transaction, transactionRoutes(service, gateway), delayed)],
    premise: [resource(contract.premise, premiseRoutes(service), delayed)],
    identity: [
      identityPages,
      resource(contract.identity, identityRoutes(service), atOnce),
      serveConsentScript,
    ],
    company: [resource(contract.company, companyRoutes(service), delayed)],
    account: [resource(contract.account, accountRoutes(service), delayed)],
    tension: [resource(contract.tension, tensionRoutes(), delayed)],
    calendar: [resource(contract.calendar, calendarRoutes(service), delayed)],
    deposit: [resource(contract.deposit, depositRoutes(), delayed)],
    attachment: [files, resource(contract.attachment, attachmentRoutes(service), delayed)],
    signature: [files, resource(contract.signature, signatureRoutes(service, printer), delayed)],
    phone: [files, resource(contract.phone, phoneRoutes(service), delayed)],
    receipt: [receiptLinks, resource(contract.receipt, receiptRoutes(service, printer), delayed)],
    payment: [paymentForms, resource(contract.payment, paymentRoutes(service, gateway), delayed)],
    gateway: [
      paymentForms,
      resource(contract.gateway, gatewayRoutes(service), atOnce),
      scope => servePaymentPage(scope, service, gateway),
      servePageAddress,
      scope => serveTerminal(scope, service),
    ],
    kiosk: [streams, resource(kiosk, kioskRoutes(service), delayed)],
  } satisfies Record<keyof typeof contract, readonly Part[]>
}

/** Serves every call of the contract. */
export const serveContract = async (
  app: FastifyInstance,
  service: Service,
  printer: FormPrinter,
  validateAnswers: boolean,
): Promise<void> => {
  for (const [name, parts] of Object.entries(resources(app, service, printer, validateAnswers)))
    await app.register(async scope => {
      for (const part of parts) await part(scope, name)
    })
}

import type { z } from 'zod'
import { appconfigAnswer, flag } from '../../src/appconfig.ts'
import { attachmentAnswer } from '../../src/attachment.ts'
import { calendarBody, calendarDays, timeslotsAnswer, timeslotsBody } from '../../src/calendar.ts'
import { companyNameAnswer } from '../../src/company.ts'
import { settableMoment } from '../../src/control/clock.ts'
import { eventType, worldEvent } from '../../src/control/events.ts'
import { fault, faultEffect, faultMatch } from '../../src/control/faults.ts'
import { message } from '../../src/control/inbox.ts'
import { sharedDraft, shareLink } from '../../src/control/links.ts'
import { magicValue } from '../../src/control/magicValues.ts'
import { persona } from '../../src/control/personas.ts'
import {
  loggedBody,
  loggedField,
  loggedFile,
  loggedMessage,
  requestLogEntry,
  requestLogSummary,
} from '../../src/control/requestLogEntry.ts'
import { recordedAnswer } from '../../src/control/recordings.ts'
import { receivedPost } from '../../src/control/receiver.ts'
import { ruleId } from '../../src/control/ruleId.ts'
import { snapshot } from '../../src/control/snapshots.ts'
import { openStream, streamAction } from '../../src/control/streams.ts'
import { changeFlagsBody } from '../../src/control/worldFlags.ts'
import { delivery, webhook } from '../../src/control/webhooks.ts'
import { worldId } from '../../src/control/worldId.ts'
import { archivedFile, world } from '../../src/control/worlds.ts'
import { choice, depositAnswer, depositBody, depositOptions, usageOptions } from '../../src/deposit.ts'
import { turnOnDatetime } from '../../src/entities/turnOnDatetime.ts'
import { issue, refusal, serviceErrorCode } from '../../src/errors.ts'
import { block } from '../../src/fields/block.ts'
import * as codes from '../../src/fields/codes.ts'
import { companyName } from '../../src/fields/companyName.ts'
import { isoDate, signedDate, timestamp, wireDate, wireTime } from '../../src/fields/dates.ts'
import { description } from '../../src/fields/description.ts'
import { documentId, uploadType } from '../../src/fields/documents.ts'
import { email } from '../../src/fields/email.ts'
import { fileName } from '../../src/fields/fileName.ts'
import { floor, mailFloor } from '../../src/fields/floor.ts'
import { identityNumber } from '../../src/fields/identityNumber.ts'
import * as ids from '../../src/fields/ids.ts'
import { dollarAmount } from '../../src/fields/money.ts'
import { nric } from '../../src/fields/nric.ts'
import { numberOfDays } from '../../src/fields/numberOfDays.ts'
import { otp } from '../../src/fields/otp.ts'
import { gatewayPaymentMethod, paymentMethod } from '../../src/fields/paymentMethod.ts'
import { personName } from '../../src/fields/personName.ts'
import { mobileNumber } from '../../src/fields/phone.ts'
import { postalCode } from '../../src/fields/postalCode.ts'
import { representativeDesignation, representativeName } from '../../src/fields/representative.ts'
import { pdfType, signatureType } from '../../src/fields/signatureTypes.ts'
import { mailStreetName, streetName } from '../../src/fields/street.ts'
import { uen } from '../../src/fields/uen.ts'
import { mailUnit, unit } from '../../src/fields/unit.ts'
import { premisesType, useOfPremises } from '../../src/fields/useOfPremises.ts'
import { gatewayForm, gatewayReply, gatewayRequest } from '../../src/gateway.ts'
import { companyData, personData } from '../../src/identity.ts'
import { kioskState } from '../../src/kiosk.ts'
import { kioskText, streamMessage } from '../../src/kioskMessages.ts'
import { paymentStatus } from '../../src/payment.ts'
import { phoneFile } from '../../src/phone.ts'
import { streetNameAnswer } from '../../src/premise.ts'
import { links, settings, vendor } from '../../src/settings.ts'
import { submittedMailingAddress, submittedPremiseAddress } from '../../src/submission/address.ts'
import * as submission from '../../src/submission/body.ts'
import { pdfBody } from '../../src/submission/esignature.ts'
import { paymentDetails, submitReply } from '../../src/submitAnswer.ts'
import { tensionBody } from '../../src/tension.ts'

/**
 * The names of the schemas in `components.schemas`. A generated client has a type for each, so that a renamed one is a
 * breaking change. The body and the answer of a call that are not listed are named after the call.
 */
export const schemaNames: Readonly<Record<string, z.core.$ZodType>> = {
  // Refusals
  Refusal: refusal,
  Issue: issue,
  ErrorCode: serviceErrorCode,
  // Codes and ids
  AccountHolderType: codes.accountHolderType,
  AccountType: codes.accountType,
  ApplicantType: codes.applicantType,
  ApplicationSource: codes.source,
  AvailableGas: codes.availableGas,
  BooleanText: codes.booleanText,
  BusinessPartnerType: codes.businessPartnerType,
  Occupancy: codes.occupancy,
  PremisesDomain: codes.domain,
  Race: codes.race,
  Salutation: codes.salutation,
  TensionLevel: codes.tensionLevel,
  TownGas: codes.townGas,
  Usage: codes.usage,
  AnalyticsClientId: ids.analyticsClientId,
  ApplicationId: ids.appId,
  DateHash: ids.dateHash,
  FileId: ids.fileId,
  Linker: ids.linker,
  NotificationNumber: ids.notificationNumber,
  PremiseNumber: ids.premiseNumber,
  SessionId: ids.sessionId,
  SignatureRequest: ids.signatureRequest,
  StateId: ids.stateId,
  StreamId: ids.streamId,
  TimeHash: ids.timeHash,
  TransactionReference: ids.transactionReference,
  DocumentId: documentId,
  UploadType: uploadType,
  SignatureType: signatureType,
  PdfType: pdfType,
  PaymentMethod: paymentMethod,
  GatewayPaymentMethod: gatewayPaymentMethod,
  // Fields
  Block: block,
  CompanyName: companyName,
  DollarAmount: dollarAmount,
  Email: email,
  FileName: fileName,
  Floor: floor,
  IdentityNumber: identityNumber,
  IsoDate: isoDate,
  MailFloor: mailFloor,
  MailStreetName: mailStreetName,
  MailUnit: mailUnit,
  MobileNumber: mobileNumber,
  Nric: nric,
  NumberOfDays: numberOfDays,
  Otp: otp,
  PersonName: personName,
  PostalCode: postalCode,
  PremisesDescription: description,
  PremisesType: premisesType,
  RepresentativeDesignation: representativeDesignation,
  RepresentativeName: representativeName,
  SignedDate: signedDate,
  StreetName: streetName,
  Timestamp: timestamp,
  Uen: uen,
  Unit: unit,
  UseOfPremises: useOfPremises,
  WireDate: wireDate,
  WireTime: wireTime,
  // Parts of several bodies and answers
  CompanyData: companyData,
  DepositChoice: choice,
  Flag: flag,
  GatewayForm: gatewayForm,
  GatewayReply: gatewayReply,
  GatewayRequest: gatewayRequest,
  KioskState: kioskState,
  KioskText: kioskText,
  Links: links,
  MailingAddress: submittedMailingAddress,
  PaymentDetails: paymentDetails,
  PaymentStatus: paymentStatus,
  PersonData: personData,
  PhoneFile: phoneFile,
  PremiseAddress: submittedPremiseAddress,
  RefuseVendor: vendor,
  Settings: settings,
  StreamMessage: streamMessage,
  TurnOnDatetime: turnOnDatetime,
  UsageOptions: usageOptions,
  // Bodies and answers
  AppconfigAnswer: appconfigAnswer,
  AttachmentAnswer: attachmentAnswer,
  CalendarBody: calendarBody,
  CalendarDays: calendarDays,
  CompanyNameAnswer: companyNameAnswer,
  DepositAnswer: depositAnswer,
  DepositBody: depositBody,
  DepositOptions: depositOptions,
  PdfBody: pdfBody,
  StreetNameAnswer: streetNameAnswer,
  SubmitBody: submission.submitBody,
  ResidentialPersonalApplication: submission.residentialPersonal,
  ResidentialCompanyApplication: submission.residentialCompany,
  CommercialPersonalApplication: submission.commercialPersonal,
  CommercialCompanyApplication: submission.commercialCompany,
  SubmitReply: submitReply,
  TensionBody: tensionBody,
  TimeslotsAnswer: timeslotsAnswer,
  TimeslotsBody: timeslotsBody,
  // The control API
  ChangeFlagsBody: changeFlagsBody,
  EventType: eventType,
  Fault: fault,
  FaultEffect: faultEffect,
  FaultMatch: faultMatch,
  InboxMessage: message,
  MagicValue: magicValue,
  LoggedBody: loggedBody,
  LoggedField: loggedField,
  LoggedFile: loggedFile,
  LoggedMessage: loggedMessage,
  OpenStream: openStream,
  Persona: persona,
  RecordedAnswer: recordedAnswer,
  ReceivedPost: receivedPost,
  RequestLogEntry: requestLogEntry,
  RequestLogSummary: requestLogSummary,
  ArchivedFile: archivedFile,
  SharedDraft: sharedDraft,
  ShareLink: shareLink,
  Snapshot: snapshot,
  RuleId: ruleId,
  SettableMoment: settableMoment,
  StreamAction: streamAction,
  Webhook: webhook,
  WebhookDelivery: delivery,
  World: world,
  WorldEvent: worldEvent,
  WorldId: worldId,
}

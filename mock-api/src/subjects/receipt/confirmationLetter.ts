import { calendarFile } from '@open-account/contracts/calendarFile'
import type { SubmitBody } from '@open-account/contracts/submission/body'
import { accountHolderTypes } from '@open-account/domain/application/codes'
import { titleCase } from '@open-account/domain/text/titleCase'
import { letterContent } from '../../mail/letterContent.ts'
import type { Letter } from '../../mail/mailer.ts'
import type { MessageFile } from '../../store/messages.ts'
import { servicesOf } from '../documents/openAccountForm.ts'
import { appointmentOf, appointmentText, nextStepsOf, paymentText, submittedOn } from './receiptOf.ts'
import type { SubmittedApplication } from './submittedApplication.ts'

interface Confirmation {
  readonly to: string
  readonly application: SubmittedApplication
  /** The receipt as a PDF. */
  readonly receipt: Uint8Array
}

const nameOf = (body: SubmitBody): string =>
  body.account_holder_type === accountHolderTypes.personal ? body.name : body.authorised_name

const filesOf = ({ application, receipt }: Confirmation): readonly MessageFile[] => {
  const { appId, body, submittedAt } = application
  const calendar = calendarFile({
    appId,
    appointment: appointmentOf(body),
    now: Temporal.Instant.fromEpochMilliseconds(submittedAt),
  })
  return [
    { filename: `${appId}.pdf`, contentType: 'application/pdf', content: receipt },
    {
      filename: `${appId}.ics`,
      contentType: 'text/calendar; method=PUBLISH; charset=utf-8',
      content: Buffer.from(calendar),
    },
  ]
}

/** The e-mail that confirms an accepted application (decision 0045). */
export const confirmationLetter = (confirmation: Confirmation): Letter => {
  const { to, application } = confirmation
  const { appId, body, hotline } = application
  const payment = paymentText(application)
  return {
    id: appId,
    to,
    ...letterContent(
      `We have received your application ${appId}`,
      'We have received your application for a utilities account',
      [
        {
          kind: 'paragraph',
          text: `Dear ${titleCase(nameOf(body))},`,
        },
        {
          kind: 'facts',
          facts: [
            { label: 'Application ID', text: appId },
            { label: 'Submitted on', text: submittedOn(application) },
            { label: 'Your appointment', text: appointmentText(body) },
            { label: 'Place', text: appointmentOf(body).place },
            { label: 'You applied for', text: servicesOf(body) },
            ...(payment === null ? [] : [{ label: 'To pay online', text: payment }]),
          ],
        },
        { kind: 'list', heading: 'What happens next', texts: nextStepsOf(application) },
        {
          kind: 'paragraph',
          text: 'Your receipt is attached as a PDF, and your appointment as a calendar file.',
        },
        {
          kind: 'paragraph',
          text: `This e-mail was sent automatically; replies to it are not read. Did you not apply? Please call us on ${hotline}.`,
        },
      ],
    ),
    attachments: filesOf(confirmation),
  }
}

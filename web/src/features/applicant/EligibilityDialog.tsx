import type { ClientErrorCode } from '@open-account/contracts/clientErrors'
import type { ApplicantType } from '@open-account/domain/application/codes'
import type { EligibilityBlock } from '@open-account/domain/premises/eligibility'
import { CallUs } from '../failure/CallUs.tsx'
import { errorMessages, type ErrorMessage, actionLabels } from '../failure/errorMessages.ts'
import { LeaveSiteLink } from '../links/LeaveSiteLink.tsx'
import type { ApplicationSettings } from '../../session/settings.ts'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Dialog } from '../../kit/ui/dialog/Dialog.tsx'
import { useWizard } from '../../session/useWizard.ts'

interface BlockHelp {
  readonly code: ClientErrorCode
  /** The number to call: the hotline, or the gas company for gas. */
  readonly call?: 'gasNumber'
  /** A link that helps; shown when the settings contain its address. */
  readonly link?: { readonly label: string; readonly to: keyof ApplicationSettings['links'] }
}

type Help = Readonly<Record<EligibilityBlock, BlockHelp>>

const helpForPersons: Help = {
  third_account: { code: 'third_account' },
  missed_appointment: {
    code: 'missed_appointment',
    link: { label: 'Reschedule the appointment', to: 'reschedule' },
  },
  disconnected: { code: 'disconnected' },
  add_gas: {
    code: 'gas_not_available',
    call: 'gasNumber',
    link: { label: 'How to add gas to an account', to: 'gasAddOn' },
  },
  active_account: {
    code: 'active_account',
    link: { label: 'Log in to your account', to: 'login' },
  },
}

/** A company reschedules by a form; the message about its active account names the company. */
const helpForCompanies: Help = {
  ...helpForPersons,
  missed_appointment: {
    code: 'missed_appointment',
    link: { label: 'Fill in the form to reschedule the appointment', to: 'rescheduleForm' },
  },
  active_account: {
    code: 'active_company_account',
    link: { label: 'Log in to your account', to: 'login' },
  },
}

/** The message and the help of each block. Source: document 1, section 8, eligibility dialogs. */
const help: Readonly<Record<ApplicantType, Help>> = { personal: helpForPersons, company: helpForCompanies }

interface EligibilityDialogProps {
  readonly block: EligibilityBlock
  readonly onClose: () => void
}

/** Shows why this applicant cannot continue with these premises, with a number to call and a link. */
export const EligibilityDialog = ({ block, onClose }: EligibilityDialogProps) => {
  const wizard = useWizard()
  const { signup, settings, capabilities, cancel } = wizard
  const { code, call, link } = help[signup.type][block]
  const { title, text, way }: ErrorMessage = errorMessages[code]
  const href = link && settings.links[link.to]
  const leaves = way === 'landing'
  return (
    <Dialog
      title={title}
      onDismiss={leaves ? undefined : onClose}
      actions={<Button onClick={leaves ? () => void cancel() : onClose}>{actionLabels[way]}</Button>}
    >
      <p>{text}</p>
      <CallUs view={wizard} number={call} />
      {link && href !== undefined && capabilities.externalLinks && (
        <p>
          <LeaveSiteLink href={href}>{link.label}</LeaveSiteLink>
        </p>
      )}
    </Dialog>
  )
}

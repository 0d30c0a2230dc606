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
  readonly words: ClientErrorCode
  /** The number to call: the hotline, or the gas company for gas. */
  readonly call?: 'gasNumber'
  /** Where to go, when the setting names the address. */
  readonly link?: { readonly words: string; readonly to: keyof ApplicationSettings['links'] }
}

type Help = Readonly<Record<EligibilityBlock, BlockHelp>>

const helpForPersons: Help = {
  third_account: { words: 'third_account' },
  missed_appointment: {
    words: 'missed_appointment',
    link: { words: 'Reschedule the appointment', to: 'reschedule' },
  },
  disconnected: { words: 'disconnected' },
  add_gas: {
    words: 'gas_not_available',
    call: 'gasNumber',
    link: { words: 'How to add gas to an account', to: 'gasAddOn' },
  },
  active_account: {
    words: 'active_account',
    link: { words: 'Log in to your account', to: 'login' },
  },
}

/** A company reschedules by a form, and its account is under another name. */
const helpForCompanies: Help = {
  ...helpForPersons,
  missed_appointment: {
    words: 'missed_appointment',
    link: { words: 'Fill in the form to reschedule the appointment', to: 'rescheduleForm' },
  },
  active_account: {
    words: 'active_company_account',
    link: { words: 'Log in to your account', to: 'login' },
  },
}

/** What each block says and offers. Source: document 1, section 8, eligibility dialogs. */
const help: Readonly<Record<ApplicantType, Help>> = { personal: helpForPersons, company: helpForCompanies }

interface EligibilityDialogProps {
  readonly block: EligibilityBlock
  readonly onClose: () => void
}

/** Why this applicant cannot go on with these premises, and what helps. */
export const EligibilityDialog = ({ block, onClose }: EligibilityDialogProps) => {
  const wizard = useWizard()
  const { signup, settings, capabilities, cancel } = wizard
  const { words, call, link } = help[signup.type][block]
  const { title, text, way }: ErrorMessage = errorMessages[words]
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
          <LeaveSiteLink href={href}>{link.words}</LeaveSiteLink>
        </p>
      )}
    </Dialog>
  )
}

import { billTexts } from '@open-account/contracts/nextSteps'
import type { Service } from '@open-account/domain/application/codes'
import { maskEmail, maskMobile } from '@open-account/domain/contact/masking'
import type { ReactNode } from 'react'
import { Icon } from '../../kit/ui/icon/Icon.tsx'
import type { IconName } from '../../kit/ui/icon/icons.ts'
import { Section } from '../../kit/ui/section/Section.tsx'
import { PhoneNumber } from '../../kit/ui/text/text.tsx'
import type { Handover } from '../../session/handover/handover.ts'
import css from './NextSteps.module.css'

interface StepProps {
  readonly icon: IconName
  /** The service of this step, which colours its icon. */
  readonly service?: Service
  readonly children: ReactNode
}

interface NextStepsProps {
  readonly handover: Handover
  readonly phoneLinks: boolean
}

const Step = ({ icon, service, children }: StepProps) => (
  <li className={css['step']} data-service={service}>
    <Icon name={icon} />
    <p>{children}</p>
  </li>
)

/** What happens after the submission, and what the applicant still has to do. */
export const NextSteps = ({ handover, phoneLinks }: NextStepsProps) => {
  const { contact, services, settings } = handover
  return (
    <Section title="What happens next">
      <ul className={css['steps']}>
        <Step icon="mail">
          We will contact you about the appointment at <b>{maskEmail(contact.email)}</b> and{' '}
          <b className={css['number']}>{maskMobile(contact.number)}</b>. A confirmation with your receipt is
          on its way by e-mail.
        </Step>
        {billTexts({ ...handover, deposit: handover.unsigned ? 'after signing' : 'paid' }).map(text => (
          <Step icon="document" key={text}>
            {text}
          </Step>
        ))}
        {services.gas && (
          <Step icon="gas" service="gas">
            To turn on gas, call the gas company on{' '}
            <PhoneNumber number={settings.gasNumber} linked={phoneLinks} />.
          </Step>
        )}
        <Step icon="phone">
          For questions call us on <PhoneNumber number={settings.hotline} linked={phoneLinks} />.
        </Step>
      </ul>
    </Section>
  )
}

import type { Service } from '@open-account/domain/application/codes'
import { maskEmail, maskMobile } from '@open-account/domain/contact/masking'
import type { ReactNode } from 'react'
import { Icon } from '../../kit/ui/icon/Icon.tsx'
import type { IconName } from '../../kit/ui/icon/icons.ts'
import { Section } from '../../kit/ui/section/Section.tsx'
import { PhoneNumber } from '../../kit/ui/text/text.tsx'
import { billWords } from './billWords.ts'
import type { Handover } from '../../session/handover/handover.ts'
import css from './NextSteps.module.css'

interface StepProps {
  readonly icon: IconName
  /** The service it is about; its icon then stands in its hue. */
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

/** What happens after the submission, and what is left to the applicant. */
export const NextSteps = ({ handover, phoneLinks }: NextStepsProps) => {
  const { contact, services, settings } = handover
  return (
    <Section title="What happens next">
      <ul className={css['steps']}>
        <Step icon="mail">
          We will contact you about the appointment at <b>{maskEmail(contact.email)}</b> and{' '}
          <b className={css['number']}>{maskMobile(contact.number)}</b>.
        </Step>
        {billWords(handover).map(words => (
          <Step icon="document" key={words}>
            {words}
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

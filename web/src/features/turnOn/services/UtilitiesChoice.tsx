import { type Service, services } from '@open-account/domain/application/codes'
import { type ServiceState, serviceStates } from '@open-account/domain/premises/services'
import { saveDraft } from '../../../session/draftStore.ts'
import { Choices } from '../../../kit/ui/choice/ChoiceGroup.tsx'
import { ServiceChoice } from '../../../kit/ui/choice/ServiceChoice.tsx'
import { StatusText } from '../../../kit/ui/text/StatusText.tsx'
import { FieldSection } from '../../../kit/ui/section/FieldSection.tsx'
import { useWizard } from '../../../session/useWizard.ts'
import css from './UtilitiesChoice.module.css'
import { servicesChoiceOf, withToggled } from '../servicesChoice.ts'
import { servicesDefault } from '../servicesDefault.ts'
import { TownGasNote } from './TownGasNote.tsx'

interface UtilitiesChoiceProps {
  readonly title?: string
  /** The error of the choice. */
  readonly error?: string | undefined
}

const notes: Partial<Record<Service, string>> = { gas: 'Turn-on by phone' }
/** The notes of services that cannot be changed. */
const fixedNotes: Partial<Record<Service, string>> = { cooling: 'Supplied at the premises' }
const fixedNote = 'Selected by default'
const unavailableNote = 'Not available here'

/** The note under the name of a service. */
const noteOf = (service: Service, { fixed, disabled }: ServiceState): string | undefined => {
  if (fixed) return fixedNotes[service] ?? fixedNote
  return disabled ? unavailableNote : notes[service]
}

/** The id of the choice of services, for links. */
const servicesId = 'services'
const errorId = `${servicesId}-error`

/** The choice of services; residential electricity and water are always on. */
export const UtilitiesChoice = ({ title = 'Utilities', error }: UtilitiesChoiceProps) => {
  const { draft, signup, step } = useWizard()
  const choice = servicesChoiceOf(draft, signup.domain)
  const states = serviceStates(choice)
  return (
    <FieldSection
      id={servicesId}
      title={title}
      note={
        <>
          {/* The step Utilities has it under its title. */}
          {signup.domain === 'residential' && step !== 'utilities' && `${servicesDefault} `}
          <TownGasNote choice={choice} />
        </>
      }
    >
      <Choices columns="three">
        {services
          .filter(service => states[service].offered)
          .map(service => (
            <ServiceChoice
              key={service}
              id={`services-${service}`}
              service={service}
              note={noteOf(service, states[service])}
              fixed={states[service].disabled}
              checked={choice.services[service]}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              onChange={() => saveDraft(previous => withToggled(previous, signup.domain, service))}
            />
          ))}
      </Choices>
      {error && (
        <div className={css['error']}>
          <StatusText is="bad" id={errorId}>
            {error}
          </StatusText>
        </div>
      )}
    </FieldSection>
  )
}

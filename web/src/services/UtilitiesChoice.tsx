import { type Service, services } from '@open-account/domain/application/codes'
import { serviceStates } from '@open-account/domain/premises/services'
import { saveDraft } from '../application/draftStore.ts'
import { Choices } from '../ui/choice/Choices.tsx'
import { ServiceChoice } from '../ui/choice/ServiceChoice.tsx'
import { FieldSection } from '../ui/section/FieldSection.tsx'
import { useWizard } from '../wizard/useWizard.ts'
import { servicesChoiceOf, withToggled } from './servicesChoice.ts'
import { TownGasNote } from './TownGasNote.tsx'

const fixedNote = 'Selected by default'
const notes: Partial<Record<Service, string>> = { gas: 'Turn-on by phone' }

/** Which services are turned on; residential electricity and water always are. */
export const UtilitiesChoice = ({ title = 'Utilities' }: { readonly title?: string }) => {
  const { draft, signup } = useWizard()
  const choice = servicesChoiceOf(draft, signup.domain)
  const states = serviceStates(choice)
  return (
    <FieldSection
      id="services"
      title={title}
      note={
        <>
          {signup.domain === 'residential' && 'Electricity and Water are selected by default. '}
          <TownGasNote townGas={choice.townGas} />
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
              note={states[service].fixed ? fixedNote : notes[service]}
              fixed={states[service].disabled}
              checked={choice.services[service]}
              onChange={() => saveDraft(before => withToggled(before, signup.domain, service))}
            />
          ))}
      </Choices>
    </FieldSection>
  )
}

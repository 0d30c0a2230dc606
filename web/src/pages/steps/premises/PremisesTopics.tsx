import { type FlowId, flowIdOf } from '@open-account/domain/flow/flows'
import { InfoTopicButton } from '../../../features/help/InfoTopicButton.tsx'
import type { InfoTopic } from '../../../features/help/infoTopics.ts'
import { useWizard } from '../../../session/useWizard.ts'
import css from './PremisesTopics.module.css'

/** The explanations about the deposit and the documents, by flow. */
const topics: Readonly<Record<FlowId, readonly InfoTopic[]>> = {
  'residential/personal': ['residentialDeposit', 'personalDocuments'],
  'residential/company': ['residentialDeposit', 'companyDocuments'],
  'commercial/personal': ['commercialDeposit', 'commercialDocuments'],
  'commercial/company': ['commercialDeposit', 'commercialDocuments'],
}

/** The explanations that open from this step. */
export const PremisesTopics = () => {
  const { facts, capabilities, settings, flags, signup } = useWizard()
  const view = { choice: signup, mode: facts.mode, capabilities, settings, flags }
  return (
    <div className={css['topics']}>
      {topics[flowIdOf(facts)].map(topic => (
        <InfoTopicButton key={topic} topic={topic} view={view} />
      ))}
    </div>
  )
}

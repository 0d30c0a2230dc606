import { usageNames } from '../../../session/labels/choiceNames.ts'
import { Answers } from '../../../kit/ui/answers/Answers.tsx'
import { ServiceList } from '../../../kit/ui/service/ServiceList.tsx'
import { useWizard } from '../../../session/useWizard.ts'

/** The services and the usage of commercial premises, as chosen on the premises step (C-049). */
export default function ServicesApplied() {
  const { facts } = useWizard()
  const usage = facts.usage === null ? [] : [{ term: 'Type Of Usage', value: usageNames[facts.usage] }]
  return (
    <Answers
      title="Services applied for"
      answers={[{ term: 'Services', value: <ServiceList services={facts.services} /> }, ...usage]}
    />
  )
}

import { useEffect } from 'react'
import { LiveChat } from '../../features/links/LiveChat.tsx'
import { Summary } from '../../kit/ui/frame/Summary.tsx'
import { SummaryStrip } from '../../kit/ui/frame/SummaryStrip.tsx'
import { Home } from '../../kit/ui/home/Home.tsx'
import { frameText, saveFrame } from './savedFrame.ts'
import { stepperSteps } from './stepperSteps.ts'
import { useSummary } from './useSummary.tsx'
import { useWizard } from '../../session/useWizard.ts'

/** The title of the strip before the first answer. */
export const noAnswers = 'Your application'

/** The same summary as one line under the header, for narrow screens. */
export const ApplicationStrip = () => {
  const wizard = useWizard()
  const { rows, address, when, services, number } = useSummary()
  const [title = noAnswers, note = ''] = [...(when.length > 0 ? [when.join(', ')] : []), ...address]
  const completed = stepperSteps(wizard).map(step => step.completed)
  const frame = frameText({ title, note, services, completed })
  useEffect(() => saveFrame(frame), [frame])
  return (
    <SummaryStrip title={title} note={note} services={services}>
      <Home domain={wizard.signup.domain} services={services} number={number} />
      <Summary rows={rows} />
      <LiveChat view={wizard} />
    </SummaryStrip>
  )
}

import { Suspense } from 'react'
import { Loader } from '../../kit/ui/feedback/Loader.tsx'
import { lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'
import { Fold } from '../../kit/ui/section/Fold.tsx'
import { Section } from '../../kit/ui/section/Section.tsx'
import { LandingNotes } from './LandingNotes.tsx'
import { requirementTopics } from './requirementTopics.ts'
import type { LandingChoice, LandingView } from './view.ts'

const RequirementList = lazyPart(
  () => import('./RequirementList.tsx'),
  ({ RequirementList }) => RequirementList,
)

/** The heading of the requirements, with the premises to which they apply. */
const headingOf = ({ domain, nanl }: LandingChoice): string => {
  const premises = [nanl && 'non-standard', domain, 'premises'].filter(Boolean).join(' ')
  return `For ${domain === null && !nanl ? 'all premises' : premises}`
}

/** The requirements that apply to the choice, folded by topic; their texts are loaded when the first is opened. */
export const Requirements = ({ view }: { readonly view: LandingView }) => (
  <Section title={headingOf(view.choice)} afterSide>
    {requirementTopics.map(({ id, title }) => (
      <Fold title={title} onNear={() => void RequirementList.preload()} key={id}>
        <Suspense fallback={<Loader />}>
          <RequirementList topic={id} view={view} />
        </Suspense>
      </Fold>
    ))}
    <LandingNotes view={view} />
  </Section>
)

import { PhoneNumber } from '../../kit/ui/text/text.tsx'
import { Icon } from '../../kit/ui/icon/Icon.tsx'
import { LeaveSiteLink } from '../../features/links/LeaveSiteLink.tsx'
import { InfoTopicButton } from '../../features/help/InfoTopicButton.tsx'
import css from './RequirementList.module.css'
import { type Requirement, requirements } from './requirements.ts'
import type { RequirementTopic } from './requirementTopics.ts'
import type { LandingView } from './view.ts'

const gasNumber = '{gasNumber}'

interface RequirementProps {
  readonly requirement: Requirement
  readonly view: LandingView
}

const RequirementText = ({ requirement: { text }, view: { settings, capabilities } }: RequirementProps) => {
  const [textBefore, textAfter] = text.split(gasNumber)
  return (
    <span>
      {textBefore}
      {textAfter !== undefined && (
        <>
          <PhoneNumber number={settings.gasNumber} linked={capabilities.phoneLinks} />
          {textAfter}
        </>
      )}
    </span>
  )
}

const More = ({ requirement: { topics = [], link }, view }: RequirementProps) => {
  const { choice, settings, capabilities } = view
  const shown = topics.filter(({ when }) => when(choice))
  const href = link && capabilities.externalLinks ? settings.links[link.to] : undefined
  if (shown.length === 0 && href === undefined) return null
  return (
    <div className={css['more']}>
      {shown.map(({ topic }) => (
        <InfoTopicButton topic={topic} view={view} key={topic} />
      ))}
      {link && href !== undefined && <LeaveSiteLink href={href}>{link.label}</LeaveSiteLink>}
    </div>
  )
}

interface RequirementListProps {
  readonly topic: RequirementTopic
  readonly view: LandingView
}

/** The requirements of a topic that apply to the choice. */
export const RequirementList = ({ topic, view }: RequirementListProps) => (
  <ul>
    {requirements
      .filter(requirement => requirement.topic === topic && requirement.when(view.choice))
      .map(requirement => (
        <li className={css['item']} key={requirement.id}>
          <Icon name={requirement.icon} />
          <RequirementText requirement={requirement} view={view} />
          <More requirement={requirement} view={view} />
        </li>
      ))}
  </ul>
)

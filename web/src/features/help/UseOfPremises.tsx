import { useState } from 'react'
import type { UseOfPremisesItem } from '@open-account/contracts/entities/useOfPremisesItem'
import { accountTypes, domains } from '@open-account/domain/application/codes'
import { Button } from '../../kit/ui/button/Button.tsx'
import { Loader } from '../../kit/ui/feedback/Loader.tsx'
import { Notice } from '../../kit/ui/feedback/Notice.tsx'
import { premisesTypeNames } from '../../session/labels/applicationTypeNames.ts'
import type { TopicView } from './topicView.ts'
import { useTopicUseOfPremises } from './useTopicUseOfPremises.ts'
import css from './UseOfPremises.module.css'

const inOrder = (list: readonly UseOfPremisesItem[]) => list.toSorted((one, other) => one.order - other.order)

const Uses = ({ list }: { readonly list: readonly UseOfPremisesItem[] }) =>
  list.length === 0 ? (
    <p>List is empty</p>
  ) : (
    <ul className={css['list']}>
      {inOrder(list).map(({ useOfPremise, label }) => (
        <li key={useOfPremise}>{label}</li>
      ))}
    </ul>
  )

interface ReadUsesProps extends UseOfPremisesProps {
  readonly onAgain: () => void
}

const ReadUses = ({ view: { choice }, onAgain }: ReadUsesProps) => {
  const { list, failed } = useTopicUseOfPremises()
  if (failed) {
    return (
      <Notice is="bad" live title="The list could not be read">
        <Button look="secondary" small onClick={onAgain}>
          Try again
        </Button>
      </Notice>
    )
  }
  if (list === null) return <Loader />
  return domains
    .filter(domain => (choice.domain ?? domain) === domain)
    .map(domain => (
      <section key={domain}>
        <h3>{premisesTypeNames[domain]}</h3>
        <Uses list={list.filter(({ accountType }) => accountType === accountTypes[domain])} />
      </section>
    ))
}

interface UseOfPremisesProps {
  readonly view: TopicView
}

/** What the chosen premises, or each kind of them, may be used for: the list that the application chooses from. */
export const UseOfPremises = ({ view }: UseOfPremisesProps) => {
  const [attempt, setAttempt] = useState(0)
  return <ReadUses key={attempt} view={view} onAgain={() => setAttempt(attempt + 1)} />
}

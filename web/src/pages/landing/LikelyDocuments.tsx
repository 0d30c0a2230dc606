import type { ApplicantType, Domain } from '@open-account/domain/application/codes'
import { requiredDocuments } from '@open-account/domain/requirements/documents'
import css from './Likely.module.css'
import { expectedFacts } from '../../session/expectedFacts.ts'
import { identityServiceNames } from '../../session/labels/choiceNames.ts'
import type { LandingView } from './view.ts'

interface LikelyDocumentsProps {
  readonly of: {
    readonly domain: Domain
    readonly type: ApplicantType
    readonly nanl: boolean
  }
  readonly view: Pick<LandingView, 'mode' | 'capabilities' | 'flags'>
}

/** The documents that such an application always requires. For commercial premises a permanent supply is assumed. */
export const LikelyDocuments = ({ of: choice, view }: LikelyDocumentsProps) => {
  const expected = expectedFacts(choice, view)
  if (expected === null) return <dd className={css['coming']} />
  const facts = {
    ...expected.facts,
    ...(choice.domain === 'commercial' && { usage: 'permanent' as const }),
  }
  const needed = requiredDocuments(facts)
  const withIdentityData = requiredDocuments({ ...facts, identityData: true })
  const service = identityServiceNames[choice.type]
  return (
    <>
      {needed.length > 0 && (
        <dd>
          <ul className={css['list']}>
            {needed.map(({ id, label }) => (
              <li key={id}>{label}</li>
            ))}
          </ul>
        </dd>
      )}
      {expected.manualEntry ? (
        <dd className={css['note']}>
          With {service}{' '}
          {withIdentityData.length === 0
            ? 'you need none of them.'
            : `you need only: ${withIdentityData.map(({ label }) => label).join(', ')}.`}
        </dd>
      ) : (
        <dd className={css['note']}>
          You apply with {service}
          {needed.length === 0 ? ', and need no documents.' : '.'}
        </dd>
      )}
    </>
  )
}

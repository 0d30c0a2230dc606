import type { ApplicantType, Domain } from '@open-account/domain/application/codes'
import { requiredDocuments } from '@open-account/domain/requirements/documents'
import type { Flag } from '@open-account/contracts/appconfig'
import type { Flags } from '../../session/flags.ts'
import css from './KnowBeforeYouStart.module.css'
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

const on: Flag = { active: true, message: '' }

/** The flags as they usually are: until they are read, the usual documents take up their room, so that nothing moves. */
const usualFlags: Flags = { kind: 'answer', answer: { 'e-signature-web': on, 'e-signature-kiosk': on } }

/** The documents that such an application always requires. For commercial premises a permanent supply is assumed. */
export const LikelyDocuments = ({ of: choice, view }: LikelyDocumentsProps) => {
  const isUnread = view.flags.kind === 'unread'
  const expected = expectedFacts(choice, isUnread ? { ...view, flags: usualFlags } : view)
  if (expected === null) return null
  const facts = {
    ...expected.facts,
    ...(choice.domain === 'commercial' && { usage: 'permanent' as const }),
  }
  const needed = requiredDocuments(facts)
  const withIdentityData = requiredDocuments({ ...facts, identityData: true })
  const service = identityServiceNames[choice.type]
  const style = isUnread ? ({ visibility: 'hidden' } as const) : undefined
  return (
    <>
      {needed.length > 0 && (
        <dd style={style}>
          <ul className={css['list']}>
            {needed.map(({ id, label }) => (
              <li key={id}>{label}</li>
            ))}
          </ul>
        </dd>
      )}
      {expected.manualEntry ? (
        <dd className={css['note']} style={style}>
          With {service}{' '}
          {withIdentityData.length === 0
            ? 'you need none of them.'
            : `you need only: ${withIdentityData.map(({ label }) => label).join(', ')}.`}
        </dd>
      ) : (
        <dd className={css['note']} style={style}>
          You apply with {service}
          {needed.length === 0 ? ', and need no documents.' : '.'}
        </dd>
      )}
    </>
  )
}

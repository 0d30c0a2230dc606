import type { ApplicantType, Domain, Mode } from '@open-account/domain/application/codes'
import { factsBeforeAnswers } from '@open-account/domain/application/facts'
import { requiredDocuments } from '@open-account/domain/requirements/documents'
import css from './Likely.module.css'
import { identityServiceNames } from '../application/identityServiceNames.ts'

interface LikelyDocumentsProps {
  readonly of: {
    readonly domain: Domain
    readonly type: ApplicantType
    readonly nanl: boolean
    readonly mode: Mode
  }
}

/** The documents such an application always needs; a lasting supply stands for the commercial ones. */
export const LikelyDocuments = ({ of: choice }: LikelyDocumentsProps) => {
  const facts = {
    ...factsBeforeAnswers({
      domain: choice.domain,
      type: choice.type,
      mode: choice.mode,
      nonStandardAddress: choice.nanl,
    }),
    ...(choice.domain === 'commercial' && { usage: 'permanent' as const }),
  }
  const typedIn = requiredDocuments(facts)
  const withIdentityData = requiredDocuments({ ...facts, identityData: true })
  const service = identityServiceNames[choice.type]
  return (
    <>
      <dd>
        <ul className={css['list']}>
          {typedIn.map(({ id, label }) => (
            <li key={id}>{label}</li>
          ))}
        </ul>
      </dd>
      <dd className={css['note']}>
        With {service}{' '}
        {withIdentityData.length === 0
          ? 'you need none of them.'
          : `you need only: ${withIdentityData.map(({ label }) => label).join(', ')}.`}
      </dd>
    </>
  )
}

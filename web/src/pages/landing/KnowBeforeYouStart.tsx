import { Suspense } from 'react'
import { SideBand } from '../../kit/ui/frame/SideBand.tsx'
import { Home } from '../../kit/ui/home/Home.tsx'
import css from './KnowBeforeYouStart.module.css'
import { noServices } from './texts.ts'
import type { LandingView } from './view.ts'
import { LikelyDeposit, LikelyDocuments } from './lazyParts.ts'
import { nonStandardLeadDays } from '@open-account/domain/turnOn/limits'

/** Whether a person must be present at the turn-on. Texts are ours. */
const visitText = (nanl: boolean): string =>
  nanl
    ? `Someone may need to be present for the appointment, which is more than ${nonStandardLeadDays} days from today`
    : 'Someone may need to be present for the appointment'

const title = 'Know before you start'

/** The likely deposit, documents and visit of the choice, by the rules that later apply to the application. */
export const KnowBeforeYouStart = ({ view }: { readonly view: LandingView }) => {
  const { domain, type, nanl } = view.choice
  return (
    <SideBand label={title} layout="landing">
      <Home domain={domain ?? 'residential'} services={noServices} />
      <h2>{title}</h2>
      <dl className={css['know']} aria-live="polite">
        <div className={css['row']}>
          <dt>Likely deposit</dt>
          {domain === null ? (
            <dd>Choose a premises type to see the amount</dd>
          ) : (
            <Suspense fallback={<dd className={css['coming']} />}>
              <LikelyDeposit domain={domain} type={type} />
            </Suspense>
          )}
        </div>
        <div className={css['row']}>
          <dt>Documents</dt>
          {domain === null || type === null ? (
            <dd>Choose {domain === null ? 'a premises type' : 'a registration type'} to see the list</dd>
          ) : (
            <Suspense fallback={<dd className={css['coming']} />}>
              <LikelyDocuments of={{ domain, type, nanl }} view={view} />
            </Suspense>
          )}
        </div>
        <div className={css['row']}>
          <dt>A visit</dt>
          <dd>{visitText(nanl)}</dd>
        </div>
      </dl>
    </SideBand>
  )
}

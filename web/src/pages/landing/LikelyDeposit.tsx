import type { ApplicantType, Domain } from '@open-account/domain/application/codes'
import css from './KnowBeforeYouStart.module.css'
import { depositRange } from './depositRange.ts'
import { tariffAmount } from '../../features/help/tariffs.ts'

/** What the amount depends on, and when it is paid. */
const notes: Readonly<Record<Domain, string>> = {
  residential: 'Depends on the premises, and on GIRO or not. Billed in the first bill.',
  commercial: 'Depends on the premises, the services and their capacity. Paid online during the application.',
}

interface LikelyDepositProps {
  readonly domain: Domain
  readonly type: ApplicantType | null
}

/** The range of the deposit. */
export const LikelyDeposit = ({ domain, type }: LikelyDepositProps) => {
  const { lowest, highest } = depositRange(domain, type)
  return (
    <>
      <dd className={css['amount']}>
        {highest === null
          ? `From ${tariffAmount(lowest)}`
          : `${tariffAmount(lowest)} – ${tariffAmount(highest)}`}
      </dd>
      <dd className={css['note']}>{notes[domain]}</dd>
    </>
  )
}

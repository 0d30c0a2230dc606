import { type Flags, flagMessage, isFlagActive } from '../../session/flags.ts'
import { Notice } from '../../kit/ui/feedback/Notice.tsx'
import css from './ComingMaintenance.module.css'
import { comingMaintenance } from './texts.ts'

/** The notice of a coming maintenance, while its flag is on. */
export const ComingMaintenance = ({ flags }: { readonly flags: Flags }) =>
  isFlagActive(flags, 'pre-oa-maintenance') && (
    <div className={css['coming']}>
      <Notice live>
        <p>
          <b>{comingMaintenance.title}</b>
        </p>
        <p>{flagMessage(flags, 'pre-oa-maintenance') || comingMaintenance.text}</p>
      </Notice>
    </div>
  )

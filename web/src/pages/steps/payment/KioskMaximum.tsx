import { Notice } from '../../../kit/ui/feedback/Notice.tsx'
import type { Need } from '../../../kit/ui/feedback/StillNeeded.tsx'
import css from './KioskMaximum.module.css'

/** The deposit is above what a kiosk takes. */
export const KioskMaximum = ({ need: { id, words } }: { readonly need: Need }) => (
  <div className={css['notice']} id={id} tabIndex={-1}>
    <Notice is="bad">
      <p>{words}</p>
    </Notice>
  </div>
)

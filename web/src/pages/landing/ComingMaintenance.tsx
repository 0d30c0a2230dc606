import { type Flags, flagMessage, isFlagActive } from '../../session/flags.ts'
import { Icon } from '../../kit/ui/icon/Icon.tsx'
import css from './ComingMaintenance.module.css'
import { comingMaintenance } from './texts.ts'

/**
 * The notice of a coming maintenance, while its flag is on. The flags arrive after the page has painted: at the foot of
 * the window the notice moves nothing that is about to be pressed (decision 0054). Place it after the page.
 */
export const ComingMaintenance = ({ flags }: { readonly flags: Flags }) =>
  isFlagActive(flags, 'pre-oa-maintenance') && (
    <output className={css['coming']} data-window-foot="">
      <Icon name="info" />
      <span className={css['text']}>
        <b className={css['title']}>{comingMaintenance.title}</b>
        {flagMessage(flags, 'pre-oa-maintenance') || comingMaintenance.text}
      </span>
    </output>
  )

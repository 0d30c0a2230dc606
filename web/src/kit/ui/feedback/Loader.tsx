import { Icon } from '../icon/Icon.tsx'
import css from './Loader.module.css'

/** Something is on its way. Source of the words: document 1, section 2. */
export const Loader = ({ words = 'Please wait..' }: { readonly words?: string }) => (
  <output className={css['loader']}>
    <Icon name="busy" />
    {words}
  </output>
)

import { Icon } from '../icon/Icon.tsx'
import css from './Loader.module.css'

/** A spinner with a text. Source of the text: document 1, section 2. */
export const Loader = ({ text = 'Please wait..' }: { readonly text?: string }) => (
  <output className={css['loader']}>
    <Icon name="busy" />
    {text}
  </output>
)

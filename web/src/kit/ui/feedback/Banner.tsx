import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import css from './Banner.module.css'

/** A success message at the top of a page, such as that identity data was received. Screen readers announce it. */
export const Banner = ({ children }: { readonly children: ReactNode }) => (
  <output className={css['banner']}>
    <Icon name="tick" />
    <span>{children}</span>
  </output>
)

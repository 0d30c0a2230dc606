import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import css from './Banner.module.css'

/** Good news at the top of a page, such as that identity data has arrived; read out when it appears. */
export const Banner = ({ children }: { readonly children: ReactNode }) => (
  <output className={css['banner']}>
    <Icon name="tick" />
    <span>{children}</span>
  </output>
)

import type { ComponentProps } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/icons.ts'
import css from './InfoButton.module.css'

interface InfoButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  readonly icon?: IconName
}

/** A button that looks like a link and opens an explanation on the page. */
export const InfoButton = ({ icon = 'info', children, ...rest }: InfoButtonProps) => (
  <button {...rest} type="button" className={css['info']}>
    <Icon name={icon} size="small" />
    {children}
  </button>
)

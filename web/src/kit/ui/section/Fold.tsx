import { type ReactNode, useState } from 'react'
import { Icon } from '../icon/Icon.tsx'
import css from './Fold.module.css'

interface FoldProps {
  readonly title: string
  /** Whether the content is shown at first. */
  readonly isOpen?: boolean
  /** Called when a pointer or the focus reaches the title, such as to load the content in advance. */
  readonly onNear?: (() => void) | undefined
  readonly children: ReactNode
}

/** A part that is folded behind its title. Its content is rendered from the first opening on. */
export const Fold = ({ title, isOpen = false, onNear, children }: FoldProps) => {
  const [wasOpened, setWasOpened] = useState(isOpen)
  return (
    <details className={css['fold']} open={isOpen} onToggle={() => setWasOpened(true)}>
      <summary className={css['title']} onPointerEnter={onNear} onFocus={onNear}>
        {title}
        <Icon name="down" />
      </summary>
      {wasOpened && <div className={css['content']}>{children}</div>}
    </details>
  )
}

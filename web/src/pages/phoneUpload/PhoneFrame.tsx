import { type ReactNode, useEffect } from 'react'
import { Brand } from '../../kit/ui/frame/Brand.tsx'
import css from './PhoneFrame.module.css'

interface PhoneFrameProps {
  readonly title: string
  /** A few words above the title. */
  readonly over?: string | undefined
  /** What the thumb reaches: it stays at the bottom of the screen. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

const pageTitle = 'Upload your documents'

/** The page of a phone: one thing at a time, and the buttons where the thumb is. */
export const PhoneFrame = ({ title, over, actions, children }: PhoneFrameProps) => {
  useEffect(() => {
    document.title = title === pageTitle ? title : `${title} - ${pageTitle}`
  }, [title])
  return (
    <div className={css['page']}>
      <header className={css['top']}>
        <Brand name={pageTitle} />
      </header>
      <main className={css['main']}>
        {over && <p className={css['over']}>{over}</p>}
        <h1 className={css['title']}>{title}</h1>
        {children}
      </main>
      {actions && <footer className={css['actions']}>{actions}</footer>}
    </div>
  )
}

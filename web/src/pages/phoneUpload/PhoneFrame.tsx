import { type ReactNode, useEffect } from 'react'
import { Brand } from '../../kit/ui/frame/Brand.tsx'
import css from './PhoneFrame.module.css'

interface PhoneFrameProps {
  readonly title: string
  /** A short text above the title. */
  readonly over?: string | undefined
  /** Buttons that stay at the bottom of the screen, in reach of the thumb. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

const pageTitle = 'Upload your documents'

/** The frame of a page on a phone, with its buttons at the bottom. */
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

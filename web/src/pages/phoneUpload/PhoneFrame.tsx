import { type ReactNode, useEffect } from 'react'
import type { AboutTopic } from '../../features/about/aboutTopics.ts'
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

const notices = ['privacy', 'accessibility', 'contact'] as const satisfies readonly AboutTopic[]

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
      <nav className={css['notices']} aria-label="Notices">
        {/* In a new tab, so that the screen beside keeps this phone. */}
        {notices.map(topic => (
          <a href={`/about/${topic}`} target="_blank" key={topic}>
            {topic}
          </a>
        ))}
      </nav>
      {actions && <footer className={css['actions']}>{actions}</footer>}
    </div>
  )
}

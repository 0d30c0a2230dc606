import { modeCapabilities } from '@open-account/domain/application/modes'
import type { ReactNode } from 'react'
import { useMode } from '../../session/mode.ts'
import { classNames } from '../../kit/ui/classNames.ts'
import { Footer } from './Footer.tsx'
import css from './PageFrame.module.css'

interface PageFrameProps {
  /**
   * The place of the side band below 1120 px: a step shows the strip instead, the landing page shows it between the
   * questions and what is marked `afterSide`, the thank-you page shows the home at the top.
   */
  readonly layout?: 'step' | 'landing' | 'thanks'
  /** The name of the application, usually a link with the Brand in it. */
  readonly brand?: ReactNode
  /** Content to the right of the name, such as the help phone. */
  readonly tools?: ReactNode
  /** One line under the header on narrow screens. */
  readonly strip?: ReactNode
  /** The side band on the right. */
  readonly side?: ReactNode
  readonly children: ReactNode
}

/**
 * The frame of a page: header, one column of content, and the side band up to the edge of the window. Inside an app
 * there is no header, because the app has its own.
 */
export const PageFrame = ({ layout = 'step', brand, tools, strip, side, children }: PageFrameProps) => {
  const { embedded } = modeCapabilities[useMode()]
  return (
    <div className={classNames(css['page'], css[layout])}>
      {!embedded && (brand ?? tools) && (
        <header className={css['top']}>
          <a className={css['skip']} href="#main">
            Skip to main content
          </a>
          {brand}
          {tools && <div className={css['tools']}>{tools}</div>}
        </header>
      )}
      {strip}
      <main className={css['main']} id="main" tabIndex={-1}>
        {children}
      </main>
      {side}
      <Footer />
    </div>
  )
}

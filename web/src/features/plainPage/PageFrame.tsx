import { modeCapabilities } from '@open-account/domain/application/modes'
import type { ReactNode } from 'react'
import { useMode } from '../../session/mode.ts'
import { classNames } from '../../kit/ui/classNames.ts'
import css from './PageFrame.module.css'

interface PageFrameProps {
  /**
   * How the side stands below 1120 px: for a step it is replaced by the strip, on the landing page it stands between
   * the questions and what is marked `afterSide`, on the thank-you page the home stands on top.
   */
  readonly layout?: 'step' | 'landing' | 'thanks'
  /** The name of the application, usually a link with the Brand in it. */
  readonly brand?: ReactNode
  /** What stands at the right of the name: the help phone, the switches of a kiosk. */
  readonly tools?: ReactNode
  /** One line under the header on narrow screens. */
  readonly strip?: ReactNode
  /** The band of sky at the right. */
  readonly side?: ReactNode
  readonly children: ReactNode
}

/**
 * The page: header, one column to read and fill in, and the band of sky that reaches the edge of the window. Inside an
 * app it has no header: that app brings the frame.
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
    </div>
  )
}

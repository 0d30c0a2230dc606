import { buttonClass } from '../../kit/ui/button/buttonClass.ts'
import type { LandingView } from './view.ts'

/** The way back into the app around this page, for residential personal applications, where a setting has it (C-163). */
export const BackToApp = ({ view: { choice, capabilities, settings } }: { readonly view: LandingView }) => {
  const { app } = settings.links
  const offered = capabilities.returnToApp && choice.domain === 'residential' && choice.type === 'personal'
  if (!offered || app === undefined) return null
  return (
    <a className={buttonClass({ look: 'secondary' })} href={app}>
      Back to the app
    </a>
  )
}

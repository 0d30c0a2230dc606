import { Link } from '@tanstack/react-router'
import { currentCapabilities, currentMode, modeSearch } from '../../session/mode.ts'
import { isFeedbackAddress } from '../../http/observability/feedbackWidget.ts'
import { buttonClass } from '../../kit/ui/button/Button.tsx'
import { Notice } from '../../kit/ui/feedback/Notice.tsx'
import { Brand } from '../../kit/ui/frame/Brand.tsx'
import { HelpPhone } from '../../kit/ui/frame/HelpPhone.tsx'
import { PageFrame } from '../../features/plainPage/PageFrame.tsx'
import { PageTitle } from '../../kit/ui/frame/PageTitle.tsx'
import { FocusOnNavigate } from '../../kit/navigation/FocusOnNavigate.tsx'
import { ApplicationId } from './ApplicationId.tsx'
import { AppointmentSection } from './AppointmentSection.tsx'
import { bannersOf } from './banners.ts'
import { Feedback } from './Feedback.tsx'
import type { Handover } from '../../session/handover/handover.ts'
import { NextSteps } from './NextSteps.tsx'
import { Receipt } from './Receipt.tsx'
import css from './ThankYouPage.module.css'
import { ThankYouSide } from './ThankYouSide.tsx'

/** The last page of an application: its number, what happens next, and a copy to save. */
export const ThankYouPage = ({ handover }: { readonly handover: Handover }) => {
  const capabilities = currentCapabilities()
  const { appId, application, nanl, unsigned, settings, contact } = handover
  const { domain, type } = application
  const start = modeSearch(currentMode())
  const backToApp =
    capabilities.returnToApp && domain === 'residential' && type === 'personal' && settings.links.app
  return (
    <PageFrame
      layout="thanks"
      brand={
        <Link to="/open-account" search={start}>
          <Brand />
        </Link>
      }
      tools={<HelpPhone number={settings.hotline} linked={capabilities.phoneLinks} />}
      side={<ThankYouSide handover={handover} />}
    >
      <PageTitle title="Success!" lead="Thank you for your submission." grand />
      <ApplicationId appId={appId} submittedOn={handover.submittedOn} canCopy={!capabilities.sharedDevice} />
      {bannersOf({ domain, type, nanl, unsigned, capabilities }).map(text => (
        <div className={css['banner']} key={text}>
          <Notice>{text}</Notice>
        </div>
      ))}
      <AppointmentSection handover={handover} canSave={capabilities.uploadsHere} />
      <NextSteps handover={handover} phoneLinks={capabilities.phoneLinks} />
      <Receipt handover={handover} canSave={capabilities.uploadsHere} />
      <div className={css['ways']} data-print="no">
        {backToApp && (
          <a className={buttonClass({ look: 'secondary' })} href={backToApp}>
            Back to the app
          </a>
        )}
        <Link className={buttonClass({ look: 'secondary', small: true })} to="/open-account" search={start}>
          Go back to open account screen
        </Link>
        {isFeedbackAddress(settings.links.feedback) && capabilities.externalLinks && (
          <Feedback address={settings.links.feedback} email={contact.email} />
        )}
      </div>
      <FocusOnNavigate title="Success! - Open Utilities Account" target={undefined} />
    </PageFrame>
  )
}

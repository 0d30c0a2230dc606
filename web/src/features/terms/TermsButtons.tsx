import { Suspense } from 'react'
import { LeaveSiteLink } from '../links/LeaveSiteLink.tsx'
import { InfoDialog } from '../../kit/ui/dialog/InfoDialog.tsx'
import { Loader } from '../../kit/ui/feedback/Loader.tsx'
import { useWizard } from '../../session/useWizard.ts'
import css from './TermsButtons.module.css'
import { defaultExport, lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'

const AccountTerms = lazyPart(() => import('./AccountTerms.tsx'), defaultExport)
const DepositTerms = lazyPart(() => import('./DepositTerms.tsx'), defaultExport)
const CoolingTerms = lazyPart(() => import('./CoolingTerms.tsx'), defaultExport)

/** The terms, each in a dialog, with links to the full versions in modes with external links. */
export const TermsButtons = () => {
  const { settings, facts } = useWizard()
  const { terms, coolingTerms } = settings.links
  return (
    <div className={css['buttons']}>
      <InfoDialog label="Terms and Conditions">
        <Suspense fallback={<Loader />}>
          <AccountTerms hotline={settings.hotline} />
        </Suspense>
      </InfoDialog>
      <InfoDialog label="Security deposit">
        <Suspense fallback={<Loader />}>
          <DepositTerms domain={facts.domain} />
        </Suspense>
      </InfoDialog>
      {facts.services.cooling && (
        <InfoDialog label="Centralised cooling terms">
          <Suspense fallback={<Loader />}>
            <CoolingTerms />
          </Suspense>
        </InfoDialog>
      )}
      {terms && <LeaveSiteLink href={terms}>Full Terms and Conditions</LeaveSiteLink>}
      {facts.services.cooling && coolingTerms && (
        <LeaveSiteLink href={coolingTerms}>Full centralised cooling terms</LeaveSiteLink>
      )}
    </div>
  )
}

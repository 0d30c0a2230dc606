import { residentialDepositTexts } from '../../../features/deposit/residentialDepositTexts.ts'
import { UnbrokenText } from '../../../kit/ui/text/UnbrokenText.tsx'
import { useWizard } from '../../../session/useWizard.ts'

/** The security deposit that follows from the chosen use of a home; screen readers announce it. */
export const HomeDeposit = () => {
  const { draft, facts } = useWizard()
  const use = draft.premises.use_of_premises
  return (
    <span aria-live="polite">
      <UnbrokenText>
        {use === ''
          ? 'The security deposit follows from this.'
          : `Security deposit: ${residentialDepositTexts(use, facts).join('. ')}.`}
      </UnbrokenText>
    </span>
  )
}

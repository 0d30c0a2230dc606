import { tensions } from '@open-account/domain/application/codes'
import { tensionNames } from '../../../session/labels/choiceNames.ts'
import { LockedValue } from '../../../kit/ui/answers/LockedValue.tsx'
import { useWizard } from '../../../session/useWizard.ts'
import { premisesLabels as labels } from '../../../session/labels/premisesLabels.ts'
import type { PremisesForm } from '../premises/usePremisesForm.ts'

/** The tension level; one that the look-up found cannot be changed. */
export const TensionLevel = ({ form }: { readonly form: PremisesForm }) => {
  const { draft } = useWizard()
  const { tension } = draft.premises
  return draft.signup.tensionDisabled && tension !== '' ? (
    <LockedValue
      id="tension"
      label={labels.tension}
      value={tensionNames[tension]}
      tag="Found at the premises"
    />
  ) : (
    <form.AppField name="premises.tension">
      {field => (
        <field.RadioField
          label={labels.tension}
          columns="two"
          options={tensions.map(value => ({ value, label: tensionNames[value] }))}
        />
      )}
    </form.AppField>
  )
}

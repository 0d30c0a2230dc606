import type { CompanyNameLookup } from '@open-account/domain/identity/companyNameLookup'
import { useBoundField } from '../../../kit/form/useBoundField.ts'
import { Lockable } from '../../../features/applicant/Lockable.tsx'
import { LiveRegion } from '../../../kit/ui/feedback/LiveRegion.tsx'
import { Loader } from '../../../kit/ui/feedback/Loader.tsx'
import { TextField } from '../../../kit/ui/field/TextField.tsx'
import { companyLabels as labels } from '../../../session/labels/companyLabels.ts'

interface UenFieldProps {
  readonly locked: boolean
  readonly lookup: CompanyNameLookup
  /** The message of a failed look-up, which is shown at the field and does not disable Next (C-053). */
  readonly failure: string
}

/** The UEN with the status of the look-up. */
export const UenField = ({ locked, lookup, failure }: UenFieldProps) => {
  const { error, ...field } = useBoundField<string>()
  return (
    <Lockable locked={locked} label={labels.uen} wide={6}>
      <div>
        <TextField
          {...field}
          label={labels.uen}
          hint="For example 53300001K or 201500004E"
          error={error ?? (failure || undefined)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {lookup === 'loading' && <Loader text="Looking up the company" />}
        <LiveRegion text={failure} />
      </div>
    </Lockable>
  )
}

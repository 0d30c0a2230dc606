import { companyName } from '@open-account/contracts/fields/companyName'
import { normaliseCompanyName } from '@open-account/domain/identity/companyName'
import type { CompanyNameLookup } from '@open-account/domain/identity/companyNameLookup'
import { titleCase } from '@open-account/domain/text/titleCase'
import { useEffect, useRef } from 'react'
import { useBoundField } from '../../../kit/form/useBoundField.ts'
import { Lockable } from '../../../features/applicant/Lockable.tsx'
import { LockedValue } from '../../../kit/ui/answers/LockedValue.tsx'
import { focusField } from '../../../kit/ui/feedback/focusField.ts'
import { TextField } from '../../../kit/ui/field/TextField.tsx'
import { useWizard } from '../../../session/useWizard.ts'
import { companyLabels as labels } from '../../../session/labels/companyLabels.ts'

interface CompanyNameFieldProps {
  readonly locked: boolean
  readonly lookup: CompanyNameLookup
}

/** The company's name: from identity data, from the register, or typed when neither has a valid one. */
export const CompanyNameField = ({ locked, lookup }: CompanyNameFieldProps) => {
  const { company_name_source: source } = useWizard().draft.company_information
  const field = useBoundField<string>()
  const isRegistered = lookup === 'success' && source !== '' && companyName.safeParse(field.value).success
  const wasRegistered = useRef(isRegistered)
  // The name from the register replaces a field that may have the focus.
  useEffect(() => {
    if (isRegistered && !wasRegistered.current && document.activeElement === document.body)
      focusField('representative_name')
    wasRegistered.current = isRegistered
  }, [isRegistered])
  if (isRegistered)
    return (
      <LockedValue
        id={field.id}
        label={labels.company_name}
        value={titleCase(field.value)}
        tag="From the company register"
      />
    )
  return (
    <Lockable locked={locked} label={labels.company_name} shown={titleCase} wide={6}>
      <TextField
        {...field}
        label={labels.company_name}
        hint={
          lookup === 'error'
            ? 'Please type in the name as it is registered.'
            : 'Filled in from the UEN where the company is found.'
        }
        normalise={normaliseCompanyName}
        autoComplete="organization"
        spellCheck={false}
      />
    </Lockable>
  )
}

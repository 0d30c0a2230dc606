import type { CompanyNameAnswer } from '@open-account/contracts/company'
import { isUenExcused } from '@open-account/domain/identity/companyNameLookup'
import type { Change } from '@open-account/domain/requirements/resetting'
import { useState } from 'react'
import { serviceToday } from '../../../http/api/serviceClock.ts'
import { serviceFailureOf } from '../../../http/api/serviceFailure.ts'
import { applicantNumber } from '../../../session/applicantNumber.ts'
import { normaliseFields } from '../../../session/fieldNormalisers.ts'
import { readDraft, saveDraft } from '../../../session/draftStore.ts'
import { resetFields } from '../../../session/resetFields.ts'
import { failureText } from '../../../features/failure/errorMessages.ts'
import { useWizard } from '../../../session/useWizard.ts'
import { useCompanyName } from './useCompanyName.ts'

/**
 * Looks up the company of the draft's UEN and saves what is found. `onFailed` runs when the look-up failed, which is
 * more than a company that is not registered.
 */
export const useCompanyNameLookup = (onFailed: (thrown: unknown) => void) => {
  const { draft, signup } = useWizard()
  const [failure, setFailure] = useState('')
  const uen = applicantNumber(draft, 'company')

  /** Removes what was looked up; a name that was typed in stays (C-140). */
  const forget = (change: Change) => {
    if (readDraft().company_information.company_name_source === '') return
    saveDraft(before => ({ company_information: resetFields(before, signup, [change]).company_information }))
  }
  const keepConfirmation = (isValidCompany: boolean, bypassUen: boolean) =>
    saveDraft(before => ({ signup: { ...before.signup, isValidCompany, bypassUen } }))

  const found = ({ name, source, data }: CompanyNameAnswer) => {
    keepConfirmation(true, isUenExcused('success', uen, serviceToday()))
    saveDraft(before => ({
      company_information: {
        ...before.company_information,
        company_name: normaliseFields({ company_name: name }).company_name,
        company_name_source: source,
        ebs_company_name: data?.ebsName ?? '',
      },
    }))
  }
  const { state, dismiss } = useCompanyName({
    uen,
    foundBefore: draft.signup.isValidCompany,
    onFound: found,
    onEdited: () => {
      keepConfirmation(false, false)
      forget('uen_changed')
    },
    onFailed: thrown => {
      const known = serviceFailureOf(thrown, 'company_name_error')
      keepConfirmation(false, isUenExcused('error', uen, serviceToday()))
      forget('company_name_failed')
      setFailure(failureText({ code: 'company_name_error', description: known.description }))
      if (known.code !== 'company_not_found') onFailed(thrown)
    },
  })
  return {
    lookup: state,
    /** What the failed look-up says, else empty. */
    failure: state === 'error' ? failure : '',
    /** The word of an inactive company was read: its UEN and name go. */
    forgetInactive: () => {
      dismiss()
      saveDraft(before => ({
        company_information: resetFields(before, signup, ['company_inactive']).company_information,
      }))
    },
  }
}

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
 * Looks up the company of the draft's UEN and saves the result. `onFailed` runs when the look-up failed, not for a
 * company that is not registered; `again` looks it up once more.
 */
export const useCompanyNameLookup = (onFailed: (thrown: unknown, again: () => void) => void) => {
  const { draft, signup } = useWizard()
  const [failure, setFailure] = useState('')
  const uen = applicantNumber(draft, 'company')

  /** Removes the result of the look-up; a typed name stays (C-140). */
  const resetCompany = (change: Change) => {
    if (readDraft().company_information.company_name_source === '') return
    saveDraft(previous => ({
      company_information: resetFields(previous, signup, [change]).company_information,
    }))
  }
  const keepConfirmation = (isValidCompany: boolean, bypassUen: boolean) =>
    saveDraft(previous => ({ signup: { ...previous.signup, isValidCompany, bypassUen } }))

  const found = ({ name, source, data }: CompanyNameAnswer) => {
    keepConfirmation(true, isUenExcused('success', uen, serviceToday()))
    saveDraft(previous => ({
      company_information: {
        ...previous.company_information,
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
      resetCompany('uen_changed')
    },
    onFailed: (thrown, again) => {
      const failed = serviceFailureOf(thrown, 'company_name_error')
      keepConfirmation(false, isUenExcused('error', uen, serviceToday()))
      resetCompany('company_name_failed')
      setFailure(failureText({ code: 'company_name_error', description: failed.description }))
      if (failed.code !== 'company_not_found') onFailed(thrown, again)
    },
  })
  return {
    lookup: state,
    /** The message of a failed look-up, or empty. */
    failure: state === 'error' ? failure : '',
    /** Resets UEN and name after the dialog of an inactive company. */
    resetInactive: () => {
      dismiss()
      saveDraft(previous => ({
        company_information: resetFields(previous, signup, ['company_inactive']).company_information,
      }))
    },
  }
}

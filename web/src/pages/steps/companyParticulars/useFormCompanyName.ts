import type { CompanyNameAnswer } from '@open-account/contracts/company'
import { normaliseCompanyName } from '@open-account/domain/identity/companyName'
import { isUenExcused } from '@open-account/domain/identity/companyNameLookup'
import { normaliseUen } from '@open-account/domain/identity/normaliseUen'
import type { Change } from '@open-account/domain/requirements/resetting'
import { useStore } from '@tanstack/react-form'
import { useState } from 'react'
import { serviceToday } from '../../../http/api/serviceClock.ts'
import { serviceFailureOf } from '../../../http/api/serviceFailure.ts'
import { readDraft, saveDraft } from '../../../session/draftStore.ts'
import { resetFields } from '../../../session/resetFields.ts'
import { failureText } from '../../../features/failure/errorMessages.ts'
import { useWizard } from '../../../session/useWizard.ts'
import type { CompanyForm } from './useCompanyForm.ts'
import { useCompanyName } from './useCompanyName.ts'

interface FormCompanyName {
  readonly form: CompanyForm
  /** The look-up failed, which is more than a company that is not registered. */
  readonly onFailed: (thrown: unknown) => void
}

/** Looks up the company whose UEN stands in the form; what is found fills its name and what the draft knows of it. */
export const useFormCompanyName = ({ form, onFailed }: FormCompanyName) => {
  const { draft, signup } = useWizard()
  const [failure, setFailure] = useState('')
  const uen = normaliseUen(useStore(form.store, state => state.values.uen))

  /** Takes back what was looked up, in draft and form; a name that was typed in stays (C-140). */
  const forget = (change: Change) => {
    if (readDraft().company_information.company_name_source === '') return
    saveDraft(before => ({ company_information: resetFields(before, signup, [change]).company_information }))
    form.setFieldValue('company_name', '')
  }
  const keepConfirmation = (isValidCompany: boolean, bypassUen: boolean) =>
    saveDraft(before => ({ signup: { ...before.signup, isValidCompany, bypassUen } }))

  const found = ({ name, source, data }: CompanyNameAnswer) => {
    const registered = normaliseCompanyName(name).trim()
    keepConfirmation(true, isUenExcused('success', uen, serviceToday()))
    saveDraft(before => ({
      company_information: {
        ...before.company_information,
        uen,
        company_name: registered,
        company_name_source: source,
        ebs_company_name: data?.ebsName ?? '',
      },
    }))
    form.setFieldValue('company_name', registered)
  }
  const { state, dismiss } = useCompanyName({
    uen,
    foundBefore: draft.signup.isValidCompany && uen === draft.company_information.uen,
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
      form.setFieldValue('uen', '')
      form.setFieldValue('company_name', '')
    },
  }
}

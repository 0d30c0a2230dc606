import { describe, expect, test } from 'vitest'
import { bankruptcy, bankruptcyDefaults } from './bankruptcy.ts'
import { companyParticulars, companyParticularsDefaults } from './companyParticulars.ts'
import {
  personalContactInformation,
  personalContactInformationDefaults,
} from './personalContactInformation.ts'
import { personalInformation, personalInformationDefaults } from './personalInformation.ts'
import { personalSupportingDocs, personalSupportingDocsDefaults } from './personalSupportingDocs.ts'
import { premises } from './premises.ts'
import { premisesDefaults } from './premisesDefaults.ts'
import { reviewAndConfirmation, reviewAndConfirmationDefaults } from './reviewAndConfirmation.ts'
import { securityDeposit } from './securityDeposit.ts'
import { securityDepositDefaults } from './securityDepositDefaults.ts'
import { signupData, signupDefaults } from './signupData.ts'
import { turnOnForm } from './turnOnForm.ts'
import { turnOnFormDefaults } from './turnOnFormDefaults.ts'
import { turnOnServices } from './turnOnServices.ts'
import { turnOnServicesDefaults } from './turnOnServicesDefaults.ts'

describe('the defaults of an entity fit its schema', () => {
  test.each([
    ['bankruptcy', bankruptcy, bankruptcyDefaults],
    ['company', companyParticulars, companyParticularsDefaults],
    ['personal contact information', personalContactInformation, personalContactInformationDefaults],
    ['personal information', personalInformation, personalInformationDefaults],
    ['personal supporting documents', personalSupportingDocs, personalSupportingDocsDefaults],
    ['premises', premises, premisesDefaults],
    ['review and confirmation', reviewAndConfirmation, reviewAndConfirmationDefaults],
    ['security deposit', securityDeposit, securityDepositDefaults],
    ['signup data', signupData, { ...signupDefaults, account_type: '01', account_holder_type: 'P' }],
    ['turn-on form', turnOnForm, turnOnFormDefaults('commercial')],
  ])('%s', (_, entity, defaults) => expect(entity.safeParse(defaults).error).toBeUndefined())
})

test('signup data has the defaults that document 1, section 3, prints', () => {
  expect(signupDefaults).toMatchObject({
    promptMyInfo: true,
    eligible: true,
    is3rd: false,
    isPooRequired: false,
    timeslot_allowed: true,
    showManualEntryPrompt: true,
    isNewCustomer: true,
    hasMissedAppointment: false,
    hasActiveAcctUnderName: false,
    isDisconnected: false,
  })
})

describe('a new residential application has electricity and water, a commercial one no service', () => {
  test.each([
    ['residential', { electricity: true, water: true, gas: false }],
    ['commercial', { electricity: false, water: false, gas: false }],
  ] as const)('%s', (domain, services) => {
    expect(turnOnServicesDefaults(domain).services).toEqual(services)
    expect(turnOnServices.safeParse(turnOnServicesDefaults(domain)).success).toBe(true)
  })
})

test('the default country is Singapore and the default prefix +65', () => {
  expect(premisesDefaults.premise_address.premise_country).toBe('Singapore')
  expect(premisesDefaults.mail_address.mail_country).toBe('Singapore')
  expect(companyParticularsDefaults.representative_mobile_prefix).toBe('+65')
  expect(companyParticularsDefaults.representative_contact_prefix).toBe('+65')
})

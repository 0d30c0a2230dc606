import type { SubmittedPayment } from '../src/session/submission/commercialPart.ts'
import { residentWith } from './applicant.ts'

/** The payment of the workshop's deposit. */
export const workshopPayment: SubmittedPayment = {
  redirect: 'https://utilities.example/v1/payment/callback?return=x',
  bypassDuplicateCheck: false,
}

/** A workshop with a permanent supply: electricity and water by capacity. */
export const workshop = residentWith({
  premises: { use_of_premises: 'SHOP', hawker_stall_no: '01-42', tension: 'LT' },
  turnOnServices: {
    services: { electricity: true, water: true, gas: false },
    type_of_usage: 'permanent',
  },
  security_deposit: {
    USE_OF_PREMISES_LIST: 'PREMISES_OTHERS',
    ELECT_CAPACITY: 'ELEC_CAP_CODE_2',
    WATER_CAPACITY: '100',
    security_deposit: 1700,
  },
  payment: { PAYMENT_METHOD: 'PYMT_CREDIT_CARD' },
  company_information: {
    uen: '201500004E',
    company_name: 'WORKSHOP PTE. LTD.',
    company_name_source: 'ACRA',
    ebs_company_name: 'WORKSHOP',
  },
  representative: {
    representative_name: 'Lim Wei',
    representative_designation: 'Director',
    representative_email: 'wei@example.sg',
    representative_alternate_email: 'office@example.sg',
    representative_mobile_number: '81234567',
    representative_contact_number: '62223333',
  },
})

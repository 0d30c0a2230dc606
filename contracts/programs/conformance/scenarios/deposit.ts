import type { Expectation, Scenario, Step, Template } from '../scenario.ts'
import { ok, prepared, ready, refused, submit, testValue, toPay } from './steps.ts'

const tariff = 'Document 2, section 9'
const payments = 'Document 2, section 4'

const deposit = (fields: Readonly<Record<string, Template>>, expect: Expectation): Step => ({
  call: 'deposit.calculate',
  body: {
    account_type: '02',
    accHolderType: 'C',
    usageType: 'permanent',
    isElectricitySelected: true,
    isWaterSelected: false,
    isGasSelected: false,
    useOfPremises: 'PREMISES_OTHERS',
    waterCapacityRequired: '',
    electricitySupplyRange: 'ELEC_CAP_CODE_2',
    nric_roc: testValue('company'),
    ...fields,
  },
  expect,
})

/** The outcome of a payment, as the gateway posts it. */
const callback = (secret: string, status: string, expect: Expectation): Step => ({
  call: 'payment.callback',
  body: {
    $form: {
      message: {
        ss: '1',
        msg: {
          merchantTxnRef: '{{submit.payment_details.payload.@json.msg.merchantTxnRef}}',
          txnAmount: '{{submit.payment_details.payload.@json.msg.txnAmount}}',
          paymentMode: '{{submit.payment_details.payload.@json.msg.paymentMode}}',
          netsTxnStatus: status,
        },
      },
      apiKey: '{{submit.payment_details.api_key}}',
      secret,
    },
  },
  expect,
})
const statusOfAttempt = (status: string): Step => ({
  call: 'payment.status',
  params: { txnRef: '{{submit.payment_details.payload.@json.msg.merchantTxnRef}}' },
  expect: ok({ status }),
})

const notPaid: Step = {
  ...statusOfAttempt(''),
  name: 'unpaid',
  expect: { status: 200, not: { status: 'PAYMENT_SUCCESS' } },
}

/** Scenarios of the deposit. */
export const depositScenarios: readonly Scenario[] = [
  {
    id: 'deposit.options',
    title: 'The choices of the deposit are listed',
    rule: 'deposit.options',
    clause: tariff,
    needs: [],
    steps: [{ call: 'deposit.options', body: {}, expect: ok() }],
  },
  {
    id: 'deposit.electricity',
    title: 'The deposit for electricity follows the band of its capacity',
    rule: 'deposit.calculated',
    clause: tariff,
    needs: ['company'],
    steps: [
      deposit({ electricitySupplyRange: 'ELEC_CAP_CODE_1' }, ok({ securityDeposit: 450 })),
      deposit({ electricitySupplyRange: 'ELEC_CAP_CODE_2' }, ok({ securityDeposit: 1350 })),
      deposit({ electricitySupplyRange: 'ELEC_CAP_CODE_11' }, ok({ securityDeposit: 57_000 })),
    ],
  },
  {
    id: 'deposit.water',
    title: 'The deposit for water is S$ 3.50 per cubic metre, and S$ 300 at least',
    rule: 'deposit.calculated',
    clause: tariff,
    needs: ['company'],
    steps: [
      deposit({ isWaterSelected: true, waterCapacityRequired: '100' }, ok({ securityDeposit: 1700 })),
      deposit({ isWaterSelected: true, waterCapacityRequired: '10' }, ok({ securityDeposit: 1650 })),
    ],
  },
  {
    id: 'deposit.inputs-missing',
    title: 'A deposit without an input that it depends on is refused, and names the field',
    rule: 'deposit.inputs-missing',
    clause: tariff,
    needs: ['company'],
    steps: [deposit({ electricitySupplyRange: '' }, refused('invalid_request', ['electricitySupplyRange']))],
  },
  {
    id: 'deposit.not-calculable',
    title: 'A company of which no deposit is known is refused as deposit_not_calculable',
    rule: 'deposit.not-calculable',
    clause: tariff,
    needs: ['companyWithoutDeposit'],
    steps: [deposit({ nric_roc: testValue('companyWithoutDeposit') }, refused('deposit_not_calculable'))],
  },
]

/** Scenarios of its payment. */
export const paymentScenarios: readonly Scenario[] = [
  {
    id: 'payment.open',
    title: 'An application of a business has its deposit to pay, and is not paid yet',
    rule: 'payment.open',
    clause: payments,
    needs: ready,
    steps: [
      ...toPay,
      notPaid,
      {
        call: 'payment.statusOfApplication',
        query: { appId: '{{submit.app_id}}' },
        expect: { status: 200, not: { status: 'PAYMENT_SUCCESS' } },
      },
      {
        call: 'gateway.receive',
        body: {
          payload: '{{submit.payment_details.payload}}',
          apiKey: '{{submit.payment_details.api_key}}',
          hmac: '{{submit.payment_details.hmac}}',
        },
        expect: { status: 200 },
        review: 'The page of the gateway asks for S$ 2,100.00.',
      },
    ],
  },
  {
    id: 'payment.success',
    title: 'The outcome of a payment is recorded once, whatever comes after it',
    rule: 'payment.recorded',
    clause: payments,
    needs: [...ready, 'gatewaySecret'],
    steps: [
      ...toPay,
      callback(testValue('gatewaySecret'), '0', ok({ status: 'PAYMENT_SUCCESS' })),
      { ...callback(testValue('gatewaySecret'), '1', ok({ status: 'PAYMENT_SUCCESS' })), name: 'again' },
      statusOfAttempt('PAYMENT_SUCCESS'),
    ],
  },
  {
    id: 'payment.tampered',
    title: 'An outcome with a wrong signature is refused, and changes nothing',
    rule: 'payment.tampered',
    clause: payments,
    needs: ready,
    steps: [...toPay, callback('another secret', '0', refused('unauthorized')), notPaid],
  },
  {
    id: 'payment.unknown',
    title: 'The payment of an unknown reference is not found',
    rule: 'payment',
    clause: 'The contract',
    needs: [],
    steps: [{ call: 'payment.status', params: { txnRef: 'unknown' }, expect: refused('not_found') }],
  },
  {
    id: 'payment.kiosk',
    title: 'A terminal pays at a kiosk, and nothing is paid twice',
    rule: 'payment.not-of-application',
    clause: payments,
    needs: ready,
    steps: [
      {
        call: 'gateway.terminal',
        query: {
          paymentMode: 'NETS_DEBIT',
          amount: '165000',
          clientId: 'OA',
          redirectUrl: '{{baseUrl}}/payment',
          clientState: 'wuTVrpPUBwl6uP1gfjTatA',
        },
        expect: { status: 200 },
        review: 'The page of the terminal names the amount.',
      },
      ...prepared,
      submit(),
      {
        call: 'payment.process',
        body: { appId: '{{submit.app_id}}', txnId: 'T000123' },
        expect: refused('not_found'),
      },
    ],
  },
]

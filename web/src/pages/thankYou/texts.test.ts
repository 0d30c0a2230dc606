import { billTexts } from '@open-account/contracts/nextSteps'
import { modeCapabilities } from '@open-account/domain/application/modes'
import { billDeliveries, billFields } from '@open-account/domain/bills/billDelivery'
import { isEmailBillToVerify } from '@open-account/domain/requirements/conditions'
import { describe, expect, test } from 'vitest'
import { residentWith } from '../../../test/applicant.ts'
import { handedOverOf } from '../../../test/handover.ts'
import { factsOfCompany } from '../../../test/signedCompany.ts'
import type { Handover } from '../../session/handover/handover.ts'
import { bannersOf } from './banners.ts'

const billsOf = (handover: Handover) =>
  billTexts({ ...handover, deposit: handover.unsigned ? 'after signing' : 'paid' })

describe('banners depend on mode, type and non-standard premises', () => {
  const { normal, kiosk, mobile } = modeCapabilities
  test.each([
    {
      rule: 'a person on the web',
      facts: { type: 'personal', nanl: false, capabilities: normal },
      texts: [],
    },
    {
      rule: 'premises without an address',
      facts: { type: 'personal', nanl: true, capabilities: normal },
      texts: [/no official address/],
    },
    {
      rule: 'a company',
      facts: { type: 'company', nanl: false, capabilities: normal },
      texts: [/representative/],
    },
    {
      rule: 'a kiosk',
      facts: { type: 'personal', nanl: false, capabilities: kiosk },
      texts: [/before you leave this kiosk/],
    },
    {
      rule: 'an app around the page',
      facts: { type: 'personal', nanl: true, capabilities: mobile },
      texts: [/no official address/, /in the app/],
    },
    {
      rule: 'a company at a kiosk, of premises without an address',
      facts: { type: 'company', nanl: true, capabilities: kiosk },
      texts: [/no official address/, /representative/, /before you leave this kiosk/],
    },
    {
      rule: 'a company in an app',
      facts: { type: 'company', nanl: false, capabilities: mobile },
      texts: [/representative/, /in the app/],
    },
    {
      rule: 'a company whose signature is not on its form',
      facts: { type: 'company', nanl: false, capabilities: normal, unsigned: true },
      texts: [/signature is not on the application form/, /representative/],
    },
    {
      rule: 'a shop whose signature is not on its form',
      facts: { type: 'company', nanl: false, capabilities: normal, unsigned: true, domain: 'commercial' },
      texts: [/signature is not on the application form/, /not paid yet/, /representative/],
    },
  ] as const)('the banners of $rule', ({ facts, texts }) => {
    const banners = bannersOf({ unsigned: false, domain: 'residential', ...facts })
    expect(banners).toHaveLength(texts.length)
    texts.forEach((text, index) => expect(banners[index]).toMatch(text))
  })
})

describe('residential bills of a person', () => {
  test.each([
    {
      ebill: true,
      paper_bill: false,
      text: 'Your e-bill goes to the email address you have verified. The security deposit is in the first bill.',
    },
    {
      ebill: true,
      paper_bill: true,
      text: 'Your e-bill goes to the email address you have verified. Paper bills are sent to your mailing address as well. The security deposit is in the first bill.',
    },
    {
      ebill: false,
      paper_bill: true,
      text: 'Your bills are sent on paper to your mailing address. The security deposit is in the first bill.',
    },
  ])('the text with e-bill $ebill and paper $paper_bill is the right one', ({ text, ...bills }) => {
    expect(billsOf(handedOverOf(undefined, bills))).toEqual([text])
  })
})

describe('bills on the receipt and on the thank-you page', () => {
  const flows = [
    ['residential', 'personal'],
    ['residential', 'company'],
    ['commercial', 'personal'],
    ['commercial', 'company'],
  ] as const
  const answers = billDeliveries.flatMap(delivery =>
    [true, false].map(ebill_verified => ({ ...billFields(delivery), ebill_verified })),
  )
  const applications = flows.flatMap(([domain, type]) =>
    [true, false].flatMap(nanl => answers.map(review => ({ domain, type, nanl, review }))),
  )

  test.each(applications)('$domain, $type, without an address $nanl: $review', ({ review, ...kind }) => {
    const draft = residentWith({ review })
    const facts = factsOfCompany(draft, kind)
    const handover = handedOverOf(draft, {}, facts)
    const [text = ''] = billsOf(handover)
    const receipt = handover.answers.flatMap(({ lines }) => lines).find(({ term }) => term === 'Bills')
    const isSubmitted = review.ebill_verified || !isEmailBillToVerify(facts)
    const mentioned = [/on paper|Paper bills/.test(text), text.includes('e-bill')]
    expect(mentioned).toEqual(
      isSubmitted
        ? [/on paper/i.test(receipt?.value ?? ''), receipt?.value.includes('e-mail to')]
        : [true, false],
    )
    expect(handover.ebill || handover.paper_bill).toBe(true)
  })
})

test('the receipt shows the NRIC masked', () => {
  const lines = handedOverOf().answers.flatMap(section => section.lines)
  expect(lines.find(({ term }) => term === 'NRIC / FIN')?.value).toMatch(/^\*{5}\d{3}[A-Z]$/)
})

describe('bills of other applications', () => {
  test.each([
    ['residential', 'company', 'The security deposit is in the first bill.'],
    ['commercial', 'personal', 'The security deposit is paid.'],
    ['commercial', 'company', 'The security deposit is paid.'],
  ] as const)('%s, %s', (domain, type, deposit) => {
    const handover = handedOverOf()
    const application = { ...handover.application, domain, type }
    expect(billsOf({ ...handover, application })).toEqual([
      `Your bills are sent on paper to your mailing address. ${deposit}`,
    ])
  })
})

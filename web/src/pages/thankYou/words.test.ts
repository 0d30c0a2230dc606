import { modeCapabilities } from '@open-account/domain/application/modes'
import { billDeliveries, billFields } from '@open-account/domain/bills/billDelivery'
import { isEmailBillToVerify } from '@open-account/domain/requirements/conditions'
import { describe, expect, test } from 'vitest'
import { residentWith } from '../../../test/applicant.ts'
import { handedOverOf } from '../../../test/handover.ts'
import { factsOfCompany } from '../../../test/signedCompany.ts'
import { bannersOf } from './banners.ts'
import { billWords } from './billWords.ts'
import { receiptFile } from './receiptFile.ts'

describe('banners depend on mode, type and non-standard premises', () => {
  const { normal, kiosk, mobile } = modeCapabilities
  test.each([
    { rule: 'a person on the web', facts: { type: 'personal', nanl: false, capabilities: normal }, says: [] },
    {
      rule: 'premises without an address',
      facts: { type: 'personal', nanl: true, capabilities: normal },
      says: [/no official address/],
    },
    {
      rule: 'a company',
      facts: { type: 'company', nanl: false, capabilities: normal },
      says: [/representative/],
    },
    {
      rule: 'a kiosk',
      facts: { type: 'personal', nanl: false, capabilities: kiosk },
      says: [/before you leave this kiosk/],
    },
    {
      rule: 'an app around the page',
      facts: { type: 'personal', nanl: true, capabilities: mobile },
      says: [/no official address/, /in the app/],
    },
    {
      rule: 'a company at a kiosk, of premises without an address',
      facts: { type: 'company', nanl: true, capabilities: kiosk },
      says: [/no official address/, /representative/, /before you leave this kiosk/],
    },
    {
      rule: 'a company in an app',
      facts: { type: 'company', nanl: false, capabilities: mobile },
      says: [/representative/, /in the app/],
    },
    {
      rule: 'a company whose signature is not on its form',
      facts: { type: 'company', nanl: false, capabilities: normal, unsigned: true },
      says: [/signature is not on the application form/, /representative/],
    },
    {
      rule: 'a shop whose signature is not on its form',
      facts: { type: 'company', nanl: false, capabilities: normal, unsigned: true, domain: 'commercial' },
      says: [/signature is not on the application form/, /not paid yet/, /representative/],
    },
  ] as const)('$rule', ({ facts, says }) => {
    const banners = bannersOf({ unsigned: false, domain: 'residential', ...facts })
    expect(banners).toHaveLength(says.length)
    says.forEach((words, index) => expect(banners[index]).toMatch(words))
  })
})

describe('a person is told how bills come', () => {
  test.each([
    {
      ebill: true,
      paper_bill: false,
      words:
        'Your e-bill goes to the email address you have verified. The security deposit is in the first bill.',
    },
    {
      ebill: true,
      paper_bill: true,
      words:
        'Your e-bill goes to the email address you have verified. Paper bills are sent to your mailing address as well. The security deposit is in the first bill.',
    },
    {
      ebill: false,
      paper_bill: true,
      words:
        'Your bills are sent on paper to your mailing address. The security deposit is in the first bill.',
    },
  ])('e-bill $ebill, paper $paper_bill', ({ words, ...bills }) => {
    expect(billWords(handedOverOf(undefined, bills))).toEqual([words])
  })
})

describe('the receipt says the same about bills as the thank-you page', () => {
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
    const [words = ''] = billWords(handover)
    const receipt = handover.answers.flatMap(({ lines }) => lines).find(({ term }) => term === 'Bills')
    const isSubmitted = review.ebill_verified || !isEmailBillToVerify(facts)
    const said = [/on paper|Paper bills/.test(words), words.includes('e-bill')]
    expect(said).toEqual(
      isSubmitted
        ? [/on paper/i.test(receipt?.value ?? ''), receipt?.value.includes('e-mail to')]
        : [true, false],
    )
    expect(handover.ebill || handover.paper_bill).toBe(true)
  })
})

describe('everybody else gets bills on paper, and is told how the deposit is paid', () => {
  test.each([
    ['residential', 'company', 'The security deposit is in the first bill.'],
    ['commercial', 'personal', 'The security deposit is paid.'],
    ['commercial', 'company', 'The security deposit is paid.'],
  ] as const)('%s, %s', (domain, type, deposit) => {
    const handover = handedOverOf()
    const application = { ...handover.application, domain, type }
    expect(billWords({ ...handover, application })).toEqual([
      `Your bills are sent on paper to your mailing address. ${deposit}`,
    ])
  })
})

test('the receipt as a file holds every answer and lets no text become markup', () => {
  const line = { term: 'Name', value: '<b>Tan & "Sons"', tag: 'From Myinfo' }
  const page = receiptFile({
    appId: 'OA-7F3K2QM9',
    answers: [{ step: 'particulars', title: 'Personal Information', lines: [line] }],
  })
  expect(page).toContain('Application OA-7F3K2QM9')
  expect(page).toContain('<dt>Name</dt><dd>&lt;b&gt;Tan &amp; &quot;Sons&quot; (From Myinfo)</dd>')
})

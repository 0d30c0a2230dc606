import { describe, expect, test } from 'vitest'
import { draftWith, resident } from '../../test/applicant.ts'
import { normaliseDraft } from './fieldNormalisers.ts'

describe('normalising a draft', () => {
  test('every typed field is normalised', () => {
    const { premises, personal_contact_information: contact } = resident
    const typed = draftWith(resident, {
      premises: {
        premise_address: {
          ...premises.premise_address,
          premise_postal_code: 'S(310 145)',
          premise_block: 'blk 145a',
          premise_floor: '#09-128',
          premise_unit: '',
        },
        mail_address: { ...premises.mail_address, mail_floor: ' 02 ', mail_unit: '#11' },
      },
      personal_information: { nric_fin: ' s1234567d', name: ' Tan Mei Ling ' },
      personal_contact_information: { ...contact, email: 'mei@example.sg ' },
      company_information: { uen: '201500004e ', company_name: 'Lorong Trading ' },
    })
    const normalised = normaliseDraft(typed)
    expect(normalised.premises.premise_address).toMatchObject({
      premise_postal_code: '310145',
      premise_block: '145A',
      premise_floor: '09',
      premise_unit: '128',
    })
    expect(normalised.premises.mail_address).toMatchObject({ mail_floor: '02', mail_unit: '11' })
    expect(normalised.personal_information).toMatchObject({ nric_fin: 'S1234567D', name: 'Tan Mei Ling' })
    expect(normalised.personal_contact_information.email).toBe('mei@example.sg')
    expect(normalised.company_information).toMatchObject({
      uen: '201500004E',
      company_name: 'LORONG TRADING',
    })
  })

  // A submission sends only whether a reading was entered.
  test('a meter reading loses its unit and the signs between its thousands', () => {
    const { review } = normaliseDraft(
      draftWith(resident, {
        review: {
          electric_meter_reading: '10,234 kWh',
          water_meter_reading: '1 200 m3',
          gas_meter_reading: ' 00123 ',
        },
      }),
    )
    expect(review).toMatchObject({
      electric_meter_reading: '10234',
      water_meter_reading: '1200',
      gas_meter_reading: '00123',
    })
  })

  test('a normalised draft is returned unchanged', () => {
    const normalised = normaliseDraft(resident)
    expect(normaliseDraft(normalised)).toBe(normalised)
  })
})

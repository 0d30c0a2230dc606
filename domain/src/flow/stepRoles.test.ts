import { expect, test } from 'vitest'
import type { ApplicantType, Domain } from '../application/codes.ts'
import type { Step } from './flows.ts'
import { phoneUploadStep, submitStep, termsSteps, turnOnStep, uploadStep } from './stepRoles.ts'

interface Row {
  readonly domain: Domain
  readonly type: ApplicantType
  readonly identityData: boolean
  readonly turnOn: Step
  readonly upload: Step
  readonly phone: Step
  readonly terms: readonly Step[]
  readonly submit: Step
}

const row = (
  flow: [Domain, ApplicantType, boolean],
  [turnOn, upload, phone, submit]: [Step, Step, Step, Step],
  terms: readonly Step[],
): Row => ({ domain: flow[0], type: flow[1], identityData: flow[2], turnOn, upload, phone, terms, submit })

test.each<Row>([
  row(
    ['residential', 'personal', false],
    ['utilities', 'utilities', 'confirmation', 'confirmation'],
    ['confirmation'],
  ),
  row(
    ['residential', 'personal', true],
    ['utilities', 'utilities', 'confirmation', 'confirmation'],
    ['confirmation'],
  ),
  row(['residential', 'company', false], ['review', 'upload', 'upload', 'upload'], ['upload']),
  row(
    ['residential', 'company', true],
    ['confirmation', 'confirmation', 'confirmation', 'confirmation'],
    ['confirmation'],
  ),
  row(['commercial', 'personal', false], ['review', 'review', 'review', 'payment'], ['payment']),
  row(['commercial', 'personal', true], ['review', 'review', 'review', 'payment'], ['payment']),
  row(['commercial', 'company', false], ['review', 'upload', 'upload', 'payment'], ['payment']),
  row(
    ['commercial', 'company', true],
    ['confirmation', 'confirmation', 'confirmation', 'payment'],
    ['confirmation', 'payment'],
  ),
])(
  '$domain $type, identity data $identityData: turn-on details are on $turnOn, uploads on $upload, the QR panel on $phone, the submission on $submit',
  facts => {
    expect(turnOnStep(facts)).toBe(facts.turnOn)
    expect(uploadStep(facts)).toBe(facts.upload)
    expect(phoneUploadStep(facts)).toBe(facts.phone)
    expect(termsSteps(facts)).toEqual(facts.terms)
    expect(submitStep(facts)).toBe(facts.submit)
  },
)

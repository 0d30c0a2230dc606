import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { isTimeslotNeeded } from '@open-account/domain/requirements/conditions'

interface Declaration {
  readonly text: string
  readonly when: (facts: ApplicationFacts) => boolean
}

const always = () => true

/**
 * The declarations that an applicant confirms by agreeing to the terms. The specification outlines them; the sentences
 * are ours (C-171).
 */
const declarations: readonly Declaration[] = [
  {
    text: 'I am 18 years old or older, and the particulars I have entered are true and complete.',
    when: facts => facts.type === 'personal' && facts.identityData !== true,
  },
  {
    text: 'I am 18 years old or older. The particulars from Myinfo are mine, and those I have entered are true and complete.',
    when: facts => facts.type === 'personal' && facts.identityData === true,
  },
  {
    text: 'I am authorised to apply on behalf of the company, and the particulars I have entered are true and complete.',
    when: facts => facts.type === 'company' && facts.identityData !== true,
  },
  {
    text: 'I am a Corppass user of the company and represent it. The particulars from Myinfo Business are those of the company, and those I have entered are true and complete.',
    when: facts => facts.type === 'company' && facts.identityData === true,
  },
  {
    text: 'The premises are for residential use only.',
    when: facts => facts.domain === 'residential',
  },
  {
    text: 'The premises are for commercial use only.',
    when: facts => facts.domain === 'commercial',
  },
  {
    text: 'I am the owner of the premises or act for the owner.',
    when: facts => facts.occupancy === 'owner',
  },
  {
    text: 'I am the tenant of the premises and hold a signed tenancy agreement.',
    when: facts => facts.occupancy === 'tenant',
  },
  {
    text: 'I will arrange for someone to be present for the appointment.',
    when: isTimeslotNeeded,
  },
  {
    text: 'I will notify the provider within 7 days of any change in the use of the premises.',
    when: always,
  },
  {
    text: 'The security deposit is billed in the first bill; any excess offsets later bills or is refunded after GIRO approval.',
    when: facts => facts.domain === 'residential',
  },
  {
    text: 'The security deposit is paid during this application by eNets or credit card.',
    when: facts => facts.domain === 'commercial',
  },
  {
    text: 'The documents I have uploaded are copies of the originals.',
    when: facts => facts.identityData !== true,
  },
]

/** The declarations of this application, in order. */
export const declarationsOf = (facts: ApplicationFacts): readonly string[] =>
  declarations.filter(({ when }) => when(facts)).map(({ text }) => text)

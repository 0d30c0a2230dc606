import { z } from 'zod'
import { refusals } from './errors.ts'
import { type FlagName, flags } from './flags.ts'
import { settings } from './settings.ts'
import type { EndpointDocs } from './endpointDocs.ts'
import { appconfigExamples } from './appconfigExamples.ts'
import { c } from './router.ts'

export const flag = z.object({
  active: z.boolean().describe('Whether the flag is on.'),
  message: z.string().describe('Text shown where the flag shows one; empty otherwise.'),
})
export type Flag = z.infer<typeof flag>

const flagField = (name: FlagName) => flag.optional().describe(flags[name])

/** The flags by name. One that is left out counts as not active, except where its description says otherwise. */
export const appconfigAnswer = z
  .object({
    'bypass-new-email-oa': flagField('bypass-new-email-oa'),
    'ca-bypass-otp-': flagField('ca-bypass-otp-'),
    'ca-livechat': flagField('ca-livechat'),
    'ca-maintenance': flagField('ca-maintenance'),
    'e-signature-kiosk': flagField('e-signature-kiosk'),
    'e-signature-web': flagField('e-signature-web'),
    maintenance: flagField('maintenance'),
    'oa-maintenance': flagField('oa-maintenance'),
    'pre-oa-maintenance': flagField('pre-oa-maintenance'),
    'pre-reschedule-maintenance': flagField('pre-reschedule-maintenance'),
    'pre-ca-maintenance': flagField('pre-ca-maintenance'),
    'oa-bypass-otp': flagField('oa-bypass-otp'),
    'oa-livechat': flagField('oa-livechat'),
    'reschedule-maintenance': flagField('reschedule-maintenance'),
    'oa-high-tension': flagField('oa-high-tension'),
    'oa-residential': flagField('oa-residential'),
    'oa-commercial': flagField('oa-commercial'),
    settings: settings.optional(),
  } satisfies Record<FlagName | 'settings', z.ZodType>)
  .describe('Feature flags by name, and the settings of the application.')
export type AppconfigAnswer = z.infer<typeof appconfigAnswer>

export const appconfig = c.router(
  {
    read: {
      method: 'GET',
      path: '/appconfig',
      summary: 'Read the feature flags',
      description:
        'The flags and settings of the application, which it reads before it shows anything. When this call fails, ' +
        'every flag counts as active with an empty message.',
      responses: { 200: appconfigAnswer, ...refusals() },
      metadata: {
        units: 'Flags are booleans with a text. The description of a setting has its unit.',
        errors: {},
        example: appconfigExamples.read,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true },
)

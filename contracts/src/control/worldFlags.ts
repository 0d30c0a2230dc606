import { z } from 'zod'
import { appconfigAnswer, flag } from '../appconfig.ts'
import { flagNames } from '../flags.ts'
import { settings } from '../settings.ts'
import type { EndpointDocs } from '../endpointDocs.ts'
import {
  steeringBodyRefusals,
  steeringErrors,
  steeringHeaders,
  steeringRefusals,
  worldKeyHeaders,
} from './steering.ts'
import { worldParams } from './worldId.ts'
import { worldFlagsExamples } from './worldFlagsExamples.ts'
import { c } from '../router.ts'

/** The settings that a tester may change: those without fields inside. */
const changedSettings = settings
  .pick({
    manualEntry: true,
    kioskStepIndicator: true,
    kioskKeyboard: true,
    gstPercent: true,
    adminFee: true,
    kioskMaximum: true,
    paymentPollSeconds: true,
    paymentPollMinutes: true,
  })
  .strict()

export const changeFlagsBody = z.strictObject({
  flags: z
    .array(
      z.strictObject({
        name: z.enum(flagNames).describe('Name of the flag.'),
        active: flag.shape.active,
        message: flag.shape.message.default(''),
      }),
    )
    .readonly()
    .default([])
    .describe('The flags to change.'),
  settings: changedSettings.optional().describe('The settings to change.'),
})
export type ChangeFlagsBody = z.infer<typeof changeFlagsBody>

export const worldFlags = c.router(
  {
    read: {
      method: 'GET',
      path: '/mock/v1/worlds/:world/flags',
      summary: 'Read the flags of a world',
      description: 'The flags and settings that the application gets, with every flag.',
      pathParams: worldParams,
      responses: { 200: appconfigAnswer, ...steeringRefusals() },
      metadata: {
        units: 'Flags are booleans with a text.',
        errors: steeringErrors,
        example: worldFlagsExamples.read,
      } satisfies EndpointDocs,
    },
    change: {
      method: 'PATCH',
      path: '/mock/v1/worlds/:world/flags',
      summary: 'Change flags of a world',
      description: 'Changes the flags and settings that are named and leaves the others as they are.',
      pathParams: worldParams,
      headers: worldKeyHeaders,
      body: changeFlagsBody,
      responses: { 200: appconfigAnswer, ...steeringBodyRefusals() },
      metadata: {
        units: 'Flags are booleans with a text.',
        errors: steeringErrors,
        example: worldFlagsExamples.change,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true, baseHeaders: steeringHeaders },
)

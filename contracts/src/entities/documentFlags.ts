import type { DocumentFlag } from '@open-account/domain/requirements/documentFlags'
import { z } from 'zod'
import { flag } from './draftField.ts'

/** Which of the documents that only some applications need this one needs. Source: document 2, section 3. */
export const documentFlags = z
  .strictObject({
    isPooRequired: flag('Whether proof of ownership is needed.'),
    isPooopRequired: flag('Whether proof of occupancy of the premises is needed.'),
    isEilRequired: flag('Whether the electrical installation licence form is needed.'),
    isSpPwrGridQuotRequired: flag("Whether the grid operator's quotation is needed."),
    isPubWatQuotRequired: flag("Whether the water agency's quotation is needed."),
    isLoawrdRequired: flag('Whether the letter of award is needed.'),
  } satisfies Record<DocumentFlag, z.ZodBoolean>)
  .meta({ description: 'Which conditional documents the application needs.' })
export type DocumentFlags = z.infer<typeof documentFlags>

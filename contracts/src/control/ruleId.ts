import { z } from 'zod'
import { ruleIds } from './rules.ts'

export const ruleId = z.enum(ruleIds).describe('Id of a rule.')

import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'

/** fastify with zod, which validates each request and each answer, and answers the same bytes. */
const answers = new Map(
  Object.entries(JSON.parse(readFileSync(process.env.ANSWERS ?? '', 'utf8'))).map(([path, answer]) => [
    path,
    JSON.parse(String(answer)),
  ]),
)
const app = fastify()
app.setValidatorCompiler(validatorCompiler)
app.setSerializerCompiler(serializerCompiler)

const text = z.string().max(100)
const choice = z.object({ value: text, text, order: z.int() })
const date = z.string().regex(/^\d{8}$/)

const flag = z.object({ active: z.boolean(), message: z.string() })
/** The settings are beside the flags. */
const flags = z.object({ settings: z.unknown() }).catchall(flag)
app.get('/appconfig', { schema: { response: { 200: flags } } }, request => answers.get(request.url))

const depositBody = z.looseObject({
  account_type: z.enum(['01', '02']),
  accHolderType: z.enum(['P', 'C']),
  usageType: text,
  isElectricitySelected: z.boolean(),
  isWaterSelected: z.boolean(),
  isGasSelected: z.boolean(),
  useOfPremises: text,
  nric_roc: text,
})
const deposit = z.looseObject({
  payment_method: z.looseObject({ options: z.array(choice), defaults: z.nullable(text) }),
})
const depositSchema = { body: depositBody, response: { 200: deposit } }
app.post('/v1/openacc/calculateSD', { schema: depositSchema }, request => answers.get(request.url))

const daysBody = z.looseObject({
  state_id: text,
  block: text,
  floor: text,
  unit: text,
  postal_code: text,
  timeslot: z.boolean(),
  electricity: z.boolean(),
  water: z.boolean(),
  gas: z.boolean(),
  nanl: z.boolean(),
  account_type: z.enum(['01', '02']),
  personal: z.boolean(),
})
const days = z.looseObject({
  server_time: text,
  available: z.array(z.object({ date, date_hash: text })),
  public_holidays: z.array(date),
  special_holidays: z.array(date),
})
app.post('/v1/calendar', { schema: { body: daysBody, response: { 200: days } } }, request =>
  answers.get(request.url),
)
app.get('/health', () => ({ status: 'ok' }))
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })

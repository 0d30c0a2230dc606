import fc from 'fast-check'
import { expect, test } from 'vitest'
import { particulars, type Flow } from '../src/subjects/seeding/particulars.ts'
import { testApp } from '../test/testApp.ts'
import { attack } from './attack.ts'
import { askDays, askSlots, confirm, requestCode, start, upload, verifyCode } from './model/applicants.ts'
import { expectNothingDoubledOrLost } from './model/audit.ts'
import { enterWorld, type Real } from './model/client.ts'
import { type Applicant, type Fault, isFreeFor, type Model, newApplicant, newModel } from './model/state.ts'
import { isSignatureExpired, pay, paymentChoices, submit, submitChanged } from './model/submission.ts'

type Act = (model: Model, real: Real) => Promise<void>

/** A step of a run. A failed run prints the names of its steps. */
const command = (name: string, run: Act, isPossible: (model: Model) => boolean = () => true) => ({
  check: (model: Readonly<Model>) => isPossible(model),
  run,
  toString: () => name,
})

const flows = Object.keys(particulars) as Flow[]
const names = ['ada', 'bob'] as const

const applicantOf = (model: Model, index: number): Applicant => {
  const found = model.applicants[index]
  if (found === undefined) throw new Error(`There is no applicant ${index}`)
  return found
}

const who = fc.constantFrom(0, 1)
const anyNumber = fc.nat({ max: 30 })

const hasTransaction = (applicant: Applicant) => applicant.state !== null
const isSubmittable = (applicant: Applicant) => applicant.offer !== null || applicant.accepted !== null

/** A step of an applicant. */
const byApplicant = (
  name: string,
  act: (model: Model, real: Real, applicant: Applicant, choice: number) => Promise<void>,
  isPossible: (applicant: Applicant) => boolean = hasTransaction,
) =>
  fc.tuple(who, anyNumber).map(([index, choice]) =>
    command(
      `${names[index]} ${name} ${choice}`,
      async (model, real) => {
        const run = () => act(model, real, applicantOf(model, index), choice)
        await run()
        if (!model.isUnanswered) return
        model.isUnanswered = false
        await run()
        model.isUnanswered = false
      },
      model => isPossible(applicantOf(model, index)),
    ),
  )

const choices = Object.keys(paymentChoices) as (keyof typeof paymentChoices)[]

const applicantCommands = [
  byApplicant('starts', start, () => true),
  byApplicant('asks for days', askDays),
  byApplicant('asks for timeslots', askSlots, ({ days }) => days.length > 0),
  byApplicant('confirms', confirm, ({ offer }) => offer !== null),
  byApplicant('uploads', upload),
  byApplicant('requests a password', requestCode),
  byApplicant('enters the password', (model, real, applicant) => verifyCode(model, real, applicant, true)),
  byApplicant('enters a wrong password', (model, real, applicant) =>
    verifyCode(model, real, applicant, false),
  ),
  byApplicant('submits', submit, isSubmittable),
  byApplicant('submits something else', submitChanged),
  byApplicant('pays', (model, real, applicant, choice) =>
    pay(model, real, applicant, choices[choice % choices.length] ?? 'payment.success'),
  ),
]

const faultedOperations = [
  'transaction.start',
  'calendar.days',
  'calendar.timeslots',
  'calendar.confirm',
  'attachment.upload',
  'account.requestOtp',
  'account.verifyOtp',
  'transaction.submit',
  'payment.status',
]

const addFault = (fault: Fault) =>
  command(`the tester adds ${fault.kind} to ${fault.operation}`, async (model, real) => {
    model.faults.push(fault)
    if (fault.kind === 'lost') return
    const effect = fault.kind === 'status' ? { kind: 'status', error: 'unavailable' } : { kind: 'malformed' }
    const answer = await real.control('POST', '/faults', { operation: fault.operation, effect })
    expect(answer.statusCode).toBe(201)
  })

const clearFaults: Act = async (model, real) => {
  expect((await real.control('DELETE', '/faults')).statusCode).toBe(204)
  model.faults = []
}

const testerCommands = [
  fc
    .record({
      operation: fc.constantFrom(...faultedOperations),
      kind: fc.constantFrom('status' as const, 'malformed' as const, 'lost' as const),
    })
    .map(addFault),
  fc.constant(command('the tester clears the faults', clearFaults)),
]

/** Seconds around the limits of the rules: a password's pause and lifetime, a hold, the hour of passwords, a day. */
const seconds = fc.constantFrom(1, 59, 60, 61, 299, 301, 899, 901, 3_601, 86_400, 3 * 86_400)
const advanceClock =
  (count: number): Act =>
  async (model, real) => {
    expect((await real.control('POST', '/clock/advance', { seconds: count })).statusCode).toBe(200)
    model.moved += count * 1_000
  }
const clockCommand = seconds.map(count => command(`the clock advances ${count} s`, advanceClock(count)))

/** Finishes the application of an applicant after the faults, on another day if necessary. */
const finish = async (model: Model, real: Real, applicant: Applicant): Promise<void> => {
  if (applicant.state === null) await start(model, real, applicant)
  if (applicant.accepted === null) {
    await askDays(model, real, applicant)
    const free = applicant.days.findIndex(({ date }) => isFreeFor(model, applicant, date))
    await askSlots(model, real, applicant, free)
    await confirm(model, real, applicant)
    for (const index of particulars[applicant.flow].uploaded.keys())
      await upload(model, real, applicant, index)
    if (isSignatureExpired(model, applicant)) applicant.signature = null
  }
  await submit(model, real, applicant)
  await pay(model, real, applicant, 'payment.success')
  expect(applicant.appId).not.toBeNull()
  expect(applicant.paid).toBe(applicant.flow.startsWith('commercial'))
}

/** The maximum of steps in a run. */
const steps = 60
/** The time for each run and its shrinking; a failure is then shown as far as it has shrunk. Milliseconds. */
const timePerRun = 1_000

test(
  'Two applicants, a tester and a clock in any order',
  attack({
    runs: { day: 15, night: 1500 },
    target: 'every answer as the model says, nothing doubled or lost, every application finished',
    run: async ({ size, seed }) => {
      const { app, service } = await testApp()
      let stepCount = 0
      const commands = fc.commands(
        [...applicantCommands, ...applicantCommands, ...testerCommands, clockCommand],
        { maxCommands: steps, size: 'max' },
      )
      const property = fc.asyncProperty(
        fc.constantFrom(...flows),
        fc.constantFrom(...flows),
        commands,
        async (one, other, run) => {
          const real = await enterWorld(app)
          const model = newModel([newApplicant(names[0], one), newApplicant(names[1], other)])
          await fc.asyncModelRun(() => ({ model, real }), run)
          stepCount += [...run].length
          await clearFaults(model, real)
          for (const applicant of model.applicants) await finish(model, real, applicant)
          await expectNothingDoubledOrLost(model, service.db, real.world)
        },
      )
      const result = await fc.check(property, {
        numRuns: size,
        seed,
        interruptAfterTimeLimit: 40_000 + size * timePerRun,
        markInterruptAsFailure: true,
      })
      const failure = result.interrupted
        ? `The time was over after ${result.numRuns} runs`
        : `${String(result.errorInstance)} after ${fc.stringify(result.counterexample)}`
      const violations = result.failed ? [failure] : []
      return {
        ran: `${result.numRuns.toLocaleString('en')} runs, ${stepCount.toLocaleString('en')} steps`,
        result: `${violations.length} runs against the model`,
        violations,
      }
    },
  }),
)

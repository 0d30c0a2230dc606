import { contract } from '@open-account/contracts'
import { answerBody, answerIssues } from '@open-account/contracts/answerIssues'
import { routesByName } from '@open-account/contracts/everyRoute'
import type { Recording } from '@open-account/contracts/control/recordings'
import type { FastifyInstance } from 'fastify'
import { sequentialId } from '../../kit/sequentialId.ts'
import type { Service } from '../../service/service.ts'
import { putStub } from '../../store/faults.ts'
import { insertRecording } from '../../store/recordings.ts'
import { type BackendAnswer, summaryOf } from './backendAnswer.ts'
import { parsedJson } from '../../kit/parsedJson.ts'
import { expectedWorld, type PassedCall } from './expectedWorld.ts'
import { type CallParts, conditionsOf, effectOf, reasonWithoutStub } from './stub.ts'

/** A call that was passed on, with the answer of the backend. */
export interface RecordedCall {
  readonly world: string
  /** By the clock of its world. */
  readonly at: number
  readonly operation: string
  /** Without secrets. */
  readonly path: string
  readonly call: PassedCall
  readonly parts: CallParts
  readonly answer: BackendAnswer
}

/** What the store keeps of a recording, besides its columns. */
export type Verdict = Pick<Recording, 'backend' | 'service' | 'contract' | 'without_stub'>

const routes = routesByName(contract)

/** Where an answer differs from the contract of its call. */
const differences = (operation: string, { status, contentType, text }: BackendAnswer) => {
  const body = text === null ? null : answerBody(contentType, text)
  return answerIssues(routes.get(operation) ?? { responses: {} }, { status, contentType, body })
}

/** Keeps the answers of a backend as stubs, and compares them with the contract and with this service. */
export const recorder = (service: Service, app: FastifyInstance) => {
  const expected = new Map<string, ReturnType<typeof expectedWorld>>()
  let recording = Promise.resolve()

  const expectedIn = (world: string) => {
    const ofWorld = expected.get(world) ?? expectedWorld(service, app, world)
    expected.set(world, ofWorld)
    return ofWorld
  }
  const write = async ({ world, at, operation, path, call, parts, answer }: RecordedCall): Promise<void> => {
    const reason = reasonWithoutStub(answer)
    const backend = summaryOf(answer.status, parsedJson(answer.text ?? ''))
    const own = reason === 'stream' ? null : await expectedIn(world)(call, answer.text)
    const issues = differences(operation, answer)
    const isOther = own !== null && (own.status !== backend.status || own.error !== backend.error)
    const verdict: Verdict = { backend, service: own, contract: issues, without_stub: reason }
    await service.db.transaction().execute(async trx => {
      if (reason === null)
        await putStub(trx, {
          id: sequentialId(service.clock()),
          world,
          operation,
          effect: JSON.stringify(effectOf(answer)),
          conditions: JSON.stringify(conditionsOf(parts)),
        })
      await insertRecording(trx, {
        id: sequentialId(service.clock()),
        world,
        at,
        operation,
        method: call.method,
        path,
        differs: isOther || issues.length > 0 ? 1 : 0,
        verdict: JSON.stringify(verdict),
      })
    })
  }

  return {
    /** Records a call after the earlier ones, because a call depends on what they changed. */
    record: (recorded: RecordedCall): void => {
      recording = recording
        .then(() => write(recorded))
        .catch((error: unknown) => app.log.error({ err: error }, 'a call could not be recorded'))
    },
    /** Resolves when every call so far is recorded. */
    settled: (): Promise<void> => recording,
  }
}

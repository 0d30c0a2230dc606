import type { FlagName } from '@open-account/contracts/flags'
import { type ClientRuleId, clientRuleIds } from '@open-account/contracts/control/clientRules'
import type { ChangeFlagsBody } from '@open-account/contracts/control/worldFlags'
import { openAccountAt, TestWorld } from '@open-account/mock-api/testing/running'
import { type Calls, callsIn } from './applicationCalls.ts'
import { expectStatus } from './expectStatus.ts'
import { type AcceptedApplication, acceptedApplicationIn } from './acceptedApplication.ts'

/** The world of each test. */
export const worldOptions = {
  /** Seconds after which the service deletes a world whose test was killed. */
  ttl_seconds: 900,
  latency_ms: 0,
  /** A Monday morning in Singapore, so that dates in tests do not depend on today. */
  now: '2027-03-01T09:30:00',
} as const

/** An e-mail that confirms an application. */
interface Confirmation {
  readonly subject: string
  readonly files: readonly { readonly name: string; readonly text: string }[]
}

/** A world of the service that belongs to one test. */
export class World extends TestWorld {
  /** The application's calls, in this world. */
  readonly calls: Calls
  /** The id of the last e-mail that was read. */
  #lastMessage: string | undefined
  #allowed: ReadonlySet<ClientRuleId> = new Set()

  constructor(own: TestWorld) {
    super(own)
    this.calls = callsIn(own.url, own.id)
  }

  static async create(origin: string): Promise<World> {
    return new World(await openAccountAt(origin).world(worldOptions))
  }

  /** The e-mails that confirm an application, with their files. */
  async confirmations(): Promise<readonly Confirmation[]> {
    const { body } = expectStatus(await this.control.inbox.list({ params: this.params }), 200)
    const withFiles = body.messages.filter(({ attachments }) => attachments.length > 0)
    return Promise.all(
      withFiles.map(async ({ id, subject, attachments }) => ({
        subject,
        files: await Promise.all(attachments.map(({ filename }) => this.#fileOf(id, filename))),
      })),
    )
  }

  async #fileOf(message: string, filename: string) {
    const { body } = expectStatus(
      await this.control.inbox.attachment({ params: { ...this.params, message, filename } }),
      200,
    )
    return {
      name: filename,
      text: Buffer.from(await new Blob([body as Blob]).arrayBuffer()).toString('latin1'),
    }
  }

  /** Waits for the next unread e-mail to an address and returns its one-time password. */
  async oneTimePassword(to: string): Promise<string> {
    const { body } = expectStatus(
      await this.control.inbox.wait({
        params: this.params,
        body: {
          to,
          timeout_seconds: 20,
          ...(this.#lastMessage !== undefined && { after: this.#lastMessage }),
        },
      }),
      200,
    )
    this.#lastMessage = body.message?.id
    const otp = body.message?.otp
    if (otp === undefined || otp === null)
      throw new Error(`No one-time password to ${to} arrived within 20 seconds`)
    return otp
  }

  /** Advances the clock of this world. A browser reads the new time with its next answer. */
  async advanceClock(seconds: number) {
    expectStatus(await this.control.clock.advance({ params: this.params, body: { seconds } }), 200)
  }

  /** Stops the clock of this world. Returns its time, YYYY-MM-DDTHH:mm:ss in Singapore. */
  async freeze(): Promise<string> {
    const { body } = expectStatus(
      await this.control.clock.freeze({ params: this.params, body: { frozen: true } }),
      200,
    )
    return body.now
  }

  /** Turns a flag on, with its message. */
  async turnOnFlag(name: FlagName, message = '') {
    await this.#setFlag(name, true, message)
  }

  /** Turns a flag off. */
  async turnOffFlag(name: FlagName) {
    await this.#setFlag(name, false, '')
  }

  async #setFlag(name: FlagName, active: boolean, message: string) {
    expectStatus(
      await this.control.flags.change({ params: this.params, body: { flags: [{ name, active, message }] } }),
      200,
    )
  }

  /** Changes settings of the application. */
  async changeSettings(settings: NonNullable<ChangeFlagsBody['settings']>) {
    expectStatus(await this.control.flags.change({ params: this.params, body: { flags: [], settings } }), 200)
  }

  /** The rules behind the answers to one route, in the order of the calls. */
  async rulesOf(route: string) {
    const { body } = expectStatus(await this.control.requestLog.list({ params: this.params, query: {} }), 200)
    return body.entries.filter(entry => entry.route === route).map(({ rule }) => rule)
  }

  /** Says that this test breaks rules of the report card on purpose, and why. */
  allowBrokenRules(_why: string, ...rules: readonly ClientRuleId[]) {
    this.#allowed = new Set([...this.#allowed, ...rules])
  }

  /** The rules that this test breaks on purpose, in the order of the report card. */
  get allowedRules(): readonly ClientRuleId[] {
    return clientRuleIds.filter(rule => this.#allowed.has(rule))
  }

  /** The rules that fail in the report card of this world. */
  async brokenRules(): Promise<readonly ClientRuleId[]> {
    const { rules } = await this.verify()
    return rules.filter(({ result }) => result === 'fail').map(({ rule }) => rule)
  }

  /** The accepted application in this world. Throws unless there is exactly one. */
  async acceptedApplication(): Promise<AcceptedApplication> {
    const { body } = expectStatus(await this.control.worlds.export({ params: this.params }), 200)
    return acceptedApplicationIn(body.data)
  }
}

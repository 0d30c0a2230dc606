import type { FlagName } from '@open-account/contracts/flags'
import { control } from '@open-account/contracts/control/control'
import type { ChangeFlagsBody } from '@open-account/contracts/control/worldFlags'
import { initClient } from '@ts-rest/core'
import { type Calls, callsIn } from './calls.ts'
import { expectStatus } from './expectStatus.ts'
import { type KeptApplication, keptApplicationOf } from './keptApplication.ts'

/** Seconds after which a world removes itself, should its test have been killed. */
const lifetime = 900

/** A Monday morning in Singapore: what a test says of dates is true whenever it runs. */
const worldBegins = '2027-03-01T09:30:00'

const clientOf = (origin: string) =>
  initClient(control, { baseUrl: origin, baseHeaders: {}, throwOnUnknownStatus: true })

type Control = ReturnType<typeof clientOf>

/** A world of the service, steered by the test that owns it. */
export class World {
  readonly id: string
  /** The whole control API; calls that name a world take `params`. */
  readonly control: Control
  readonly params: { readonly world: string }
  /** The application's calls, in this world. */
  readonly calls: Calls
  /** The last mail that was read. */
  #read: string | undefined

  private constructor(origin: string, id: string, client: Control) {
    this.id = id
    this.control = client
    this.params = { world: id }
    this.calls = callsIn(origin, id)
  }

  static async create(origin: string): Promise<World> {
    const client = clientOf(origin)
    const { body } = expectStatus(
      await client.worlds.create({ body: { ttl_seconds: lifetime, latency_ms: 0, now: worldBegins } }),
      201,
    )
    return new World(origin, body.id, client)
  }

  /** The one-time password of the next mail to an address that no test has read yet; waits until there is one. */
  async oneTimePassword(to: string): Promise<string> {
    const { body } = expectStatus(
      await this.control.inbox.wait({
        params: this.params,
        body: { to, timeout_seconds: 20, ...(this.#read !== undefined && { after: this.#read }) },
      }),
      200,
    )
    this.#read = body.message?.id
    const otp = body.message?.otp
    if (otp === undefined || otp === null) throw new Error('No one-time password arrived in time')
    return otp
  }

  /** Lets time pass in this world; browsers learn of it with the next answer. */
  async letPass(seconds: number) {
    expectStatus(await this.control.clock.advance({ params: this.params, body: { seconds } }), 200)
  }

  /** Stops the clock of this world; says when, YYYY-MM-DDTHH:mm:ss in Singapore. */
  async freeze(): Promise<string> {
    const { body } = expectStatus(
      await this.control.clock.freeze({ params: this.params, body: { frozen: true } }),
      200,
    )
    return body.now
  }

  /** Turns a flag on, with its message. */
  async raiseFlag(name: FlagName, message = '') {
    await this.#setFlag(name, true, message)
  }

  /** Turns a flag off. */
  async lowerFlag(name: FlagName) {
    await this.#setFlag(name, false, '')
  }

  async #setFlag(name: FlagName, active: boolean, message: string) {
    expectStatus(
      await this.control.flags.change({ params: this.params, body: { flags: [{ name, active, message }] } }),
      200,
    )
  }

  /** Changes settings of the application. */
  async set(settings: NonNullable<ChangeFlagsBody['settings']>) {
    expectStatus(await this.control.flags.change({ params: this.params, body: { flags: [], settings } }), 200)
  }

  /** The rules by which the service decided the calls of one path, in order. */
  async decidedBy(route: string) {
    const { body } = expectStatus(await this.control.journal.list({ params: this.params, query: {} }), 200)
    return body.entries.filter(entry => entry.route === route).map(({ rule }) => rule)
  }

  /** The one application that was accepted in this world, as the service keeps it. */
  async keptApplication(): Promise<KeptApplication> {
    const { body } = expectStatus(await this.control.worlds.export({ params: this.params }), 200)
    return keptApplicationOf(body.data)
  }

  async remove(): Promise<void> {
    expectStatus(await this.control.worlds.remove({ params: this.params }), 204)
  }
}

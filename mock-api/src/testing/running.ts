import { control } from '@open-account/contracts/control/control'
import type { ReportCard } from '@open-account/contracts/control/reportCard'
import { initClient } from '@ts-rest/core'

const clientOf = (url: string) =>
  initClient(control, { baseUrl: url, baseHeaders: {}, throwOnUnknownStatus: true })

type Control = ReturnType<typeof clientOf>
type NewWorld = NonNullable<NonNullable<Parameters<Control['worlds']['create']>[0]>['body']>

/** A world of one test. */
export class TestWorld implements AsyncDisposable {
  /** The address of the service. */
  readonly url: string
  readonly id: string
  /** The headers with which a call enters the world. */
  readonly headers: { readonly 'x-world': string }
  /** The cookie with which a browser enters the world. No script of a page can delete it. */
  readonly cookie: {
    readonly name: 'world'
    readonly value: string
    readonly url: string
    readonly httpOnly: true
  }
  /** The control API; calls for this world need `params`. */
  readonly control: Control
  readonly params: { readonly world: string }

  constructor({ url, control: client, id }: Pick<TestWorld, 'url' | 'control' | 'id'>) {
    this.url = url
    this.id = id
    this.headers = { 'x-world': id }
    this.cookie = { name: 'world', value: id, url, httpOnly: true }
    this.control = client
    this.params = { world: id }
  }

  /** The report card of the client that made the calls in this world. */
  readonly verify = async (): Promise<ReportCard> => {
    const card = await this.control.reportCard.verify({ params: this.params })
    if (card.status !== 200) throw new Error(`The service has no report card: ${card.body.error_description}`)
    return card.body
  }

  /** Deletes the world. */
  readonly close = async (): Promise<void> => {
    const answer = await this.control.worlds.remove({ params: this.params })
    // The test may have deleted it.
    if (answer.status !== 204 && answer.status !== 404)
      throw new Error(`The service did not delete the world: ${answer.body.error_description}`)
  };

  [Symbol.asyncDispose](): Promise<void> {
    return this.close()
  }
}

/** A service that runs. */
export interface RunningService {
  readonly url: string
  readonly control: Control
  /** Makes a world. */
  readonly world: (options?: NewWorld) => Promise<TestWorld>
}

/** The service that runs at an address. */
export const openAccountAt = (url: string): RunningService => {
  const client = clientOf(url)
  return {
    url,
    control: client,
    world: async (options = {}) => {
      const created = await client.worlds.create({ body: options })
      if (created.status !== 201)
        throw new Error(`The service made no world: ${created.body.error_description}`)
      return new TestWorld({ url, control: client, id: created.body.id })
    },
  }
}

/** Gives a test what it asked for and continues when the test is over. */
export type Use<Value> = (value: Value) => Promise<void>

/** A fixture that makes a world with these options for each test, and deletes it. */
export const worldFixture =
  (options: NewWorld = {}) =>
  async ({ openAccount }: { readonly openAccount: RunningService }, use: Use<TestWorld>): Promise<void> => {
    const world = await openAccount.world(options)
    try {
      await use(world)
    } finally {
      await world.close()
    }
  }

/**
 * Fixtures for `test.extend` of Playwright and of vitest, for a service that runs at `baseURL`: an option of Playwright, a
 * fixture in vitest. Each test has a world with these options.
 */
export const runningFixtures = (options: NewWorld = {}) => ({
  openAccount: async (
    { baseURL }: { readonly baseURL?: string | undefined },
    use: Use<RunningService>,
  ): Promise<void> => {
    if (baseURL === undefined) throw new Error('The configuration has no baseURL')
    await use(openAccountAt(baseURL))
  },
  world: worldFixture(options),
})

import type { FastifyBaseLogger, FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { FastifyTypeProviderDefault, RawServerDefault } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

interface Meta {
  readonly name: string
  /** The names of the plugins that are to be registered before; without them the app does not start. */
  readonly dependencies?: readonly string[]
}

/** A plugin whose hooks and decorators belong to the app, or the scope, that registers it. */
export const plugin = <Options extends object = object>(
  { name, dependencies = [] }: Meta,
  setUp: (app: FastifyInstance, options: Options) => Promise<void> | void,
): FastifyPluginAsync<Options> =>
  fastifyPlugin<
    Options,
    RawServerDefault,
    FastifyTypeProviderDefault,
    FastifyBaseLogger,
    FastifyPluginAsync<Options>
  >(async (app, options) => setUp(app, options), { name, dependencies: [...dependencies] })

import type { AppRouter } from '@ts-rest/core'
import { type AnswerHeader, answerHeaders } from '../../src/answerHeaders.ts'
import { type Credential, credentials } from '../../src/credentials.ts'
import { serviceErrors } from '../../src/errors.ts'
import { everyRoute } from '../../src/everyRoute.ts'
import { componentsOf, neededBy } from './components.ts'
import { operationOf, schemasOfCall, securityOf } from './operation.ts'
import { commonResponses } from './responses.ts'
import type { Info, OpenapiDocument, Operation } from './types.ts'

/** What a document says besides its calls. */
export interface Preface {
  readonly info: Info
  /** The description of each resource, by its name. */
  readonly resources: Readonly<Record<string, string>>
  /** The credentials of a call that names none. */
  readonly credentials: readonly Credential[]
}

/** The headers that are no text. */
const numbers: ReadonlySet<string> = new Set(['Retry-After'] satisfies readonly AnswerHeader[])

const headers = Object.fromEntries(
  Object.entries(answerHeaders).map(([name, description]) => [
    name,
    { description, schema: numbers.has(name) ? { type: 'integer', minimum: 0 } : { type: 'string' } },
  ]),
) satisfies OpenapiDocument['components']['headers']

const schemes: Readonly<Record<keyof typeof credentials, Readonly<Record<string, string>>>> = {
  kiosk: { type: 'http', scheme: 'bearer' },
  screen: { type: 'http', scheme: 'bearer' },
  phone: { type: 'http', scheme: 'bearer' },
  identity: { type: 'apiKey', in: 'cookie', name: 'identity' },
  gateway: { type: 'apiKey', in: 'header', name: 'hmac', 'x-in': 'body' },
  control: { type: 'http', scheme: 'bearer' },
}

/** The parts of a list that a document refers to. */
const usedIn = <Part>(
  text: string,
  kind: string,
  parts: Readonly<Record<string, Part>>,
): Readonly<Record<string, Part>> =>
  Object.fromEntries(
    Object.entries(parts).filter(([name]) => text.includes(`"#/components/${kind}/${name}"`)),
  )

const pathOf = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}')

/** The OpenAPI document of a contract. */
export const openapiDocument = (
  contract: AppRouter,
  { info, resources, credentials: usual }: Preface,
): OpenapiDocument => {
  const routes = everyRoute(contract)
  const { schemaOf, named } = componentsOf(routes.flatMap(({ name, route }) => schemasOfCall(name, route)))
  const paths: Record<string, Record<string, Operation>> = {}
  for (const { name, route } of routes) {
    const path = pathOf(route.path)
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(name, route, schemaOf) }
  }
  const security = securityOf(usual)
  const responses = usedIn(JSON.stringify(paths), 'responses', commonResponses(serviceErrors))
  const text = JSON.stringify([security, paths, responses])
  return {
    openapi: '3.1.1',
    info,
    servers: [
      {
        url: '{origin}',
        description: 'The service; by default the mock service on this machine.',
        variables: {
          origin: { default: 'http://localhost:3000', description: 'Scheme, host and port of the service.' },
        },
      },
    ],
    security,
    tags: Object.keys(contract).map(name => ({ name, description: resources[name] ?? '' })),
    paths,
    components: {
      schemas: neededBy([paths, responses], named),
      responses,
      headers: usedIn(text, 'headers', headers),
      securitySchemes: Object.fromEntries(
        Object.entries(credentials)
          .filter(([name]) => text.includes(`{"${name}":[]}`))
          .map(([name, description]) => [name, { ...schemes[name as keyof typeof schemes], description }]),
      ),
    },
  }
}

// By its path: under its name the build gives only methods and paths of the contract.
import { contract } from '../../contracts/src/index.ts'
import { addViolation } from './violations.ts'

interface Route {
  readonly method: string
  readonly path: string
  readonly responses: Readonly<Record<number, unknown>>
}

const isRoute = (entry: object): entry is Route => 'method' in entry && 'path' in entry

/** Every call of the contract, however deep its router is nested. */
const routesOf = (router: object): readonly Route[] =>
  Object.values(router).flatMap((entry: object) => (isRoute(entry) ? [entry] : routesOf(entry)))

const routes = routesOf(contract).map(route => ({
  ...route,
  pattern: new RegExp(`^${route.path.replaceAll(/:\w+/g, '[^/]+')}$`),
}))

interface Schema {
  readonly safeParse: (value: unknown) => { readonly success: boolean; readonly error?: unknown }
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'safeParse' in value

/** Why the contract does not allow a response to a call; null when it does. */
const violationOf = (method: string, path: string, status: number, body: unknown): string | null => {
  const route = routes.find(candidate => candidate.method === method && candidate.pattern.test(path))
  if (route === undefined) return `The contract has no call ${method} ${path}`
  if (!(status in route.responses)) return `${method} ${path} has no response ${status}`
  const schema = route.responses[status]
  if (!isSchema(schema)) return null
  const { success, error } = schema.safeParse(body)
  return success ? null : `${method} ${path} has another response ${status}: ${String(error)}`
}

/** Records a stubbed response that the contract does not allow. */
export const checkAnswer = ({ method, url }: Request, status: number, body: unknown): void => {
  const violation = violationOf(method, new URL(url).pathname, status, body)
  if (violation !== null) addViolation(violation)
}

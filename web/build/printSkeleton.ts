import { contract } from '@open-account/contracts'
import { control } from '@open-account/contracts/control/control'
import { errorsByOperation } from '@open-account/contracts/control/errorsByOperation'

interface Route {
  readonly method: string
  readonly path: string
  readonly contentType?: string
  readonly responses: Readonly<Record<number, unknown>>
}
type Router = { readonly [name: string]: Router | Route }

const isRoute = (entry: Router | Route): entry is Route => typeof entry.method === 'string'

const routeOf = ({ method, path, contentType }: Route): Route => ({
  method,
  path,
  // The transport checks the status.
  responses: {},
  ...(contentType !== undefined && { contentType }),
})

/** What a client needs to make a call, without descriptions, examples and schemas. */
const skeletonOf = (router: Router): Router => {
  const skeleton: Record<string, Router | Route> = {}
  for (const [name, entry] of Object.entries(router)) {
    skeleton[name] = isRoute(entry) ? routeOf(entry) : skeletonOf(entry)
  }
  return skeleton
}

const printed: Readonly<Record<string, () => unknown>> = {
  contract: () => skeletonOf(contract),
  control: () => skeletonOf(control),
  errorsByOperation: () => errorsByOperation,
}
const [, , name = ''] = process.argv
const value = printed[name]
if (value === undefined) throw new Error(`Nothing to print has the name ${name}`)
process.stdout.write(JSON.stringify(value()))

import { contract } from '@open-account/contracts'

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
  // The transport has judged the status before the client could.
  responses: {},
  ...(contentType !== undefined && { contentType }),
})

/** What a client needs to make a call; words, examples and schemas stay at home. */
const skeletonOf = (router: Router): Router => {
  const skeleton: Record<string, Router | Route> = {}
  for (const [name, entry] of Object.entries(router)) {
    skeleton[name] = isRoute(entry) ? routeOf(entry) : skeletonOf(entry)
  }
  return skeleton
}

process.stdout.write(JSON.stringify(skeletonOf(contract)))

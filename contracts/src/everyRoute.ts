import { type AppRoute, type AppRouter, isAppRoute } from './router.ts'

/** A call with its name: the names of its routers and its own, joined by dots. */
export interface NamedRoute {
  readonly name: string
  readonly route: AppRoute
}

/** Every call of a contract, in the order of the contract. */
export const everyRoute = (contract: AppRouter, prefix = ''): readonly NamedRoute[] =>
  Object.entries(contract).flatMap(([key, part]) =>
    isAppRoute(part) ? [{ name: prefix + key, route: part }] : everyRoute(part, `${prefix}${key}.`),
  )

/** The calls of a contract by name. */
export const routesByName = (contract: AppRouter): ReadonlyMap<string, AppRoute> =>
  new Map(everyRoute(contract).map(({ name, route }) => [name, route]))

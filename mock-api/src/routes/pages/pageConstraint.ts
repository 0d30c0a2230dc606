import type { FastifyServerOptions } from 'fastify'
import { wantsPage } from '../../views/wantsPage.ts'

type Constraints = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>

/** A route with the constraint `{ page: 'wanted' }` answers only those who accept HTML: browsers that open a page. */
export const pageConstraint: Constraints = {
  page: {
    name: 'page',
    storage: () => {
      const handlers = new Map<unknown, Parameters<ReturnType<Constraints[string]['storage']>['set']>[1]>()
      return {
        get: value => handlers.get(value) ?? null,
        set: (value, handler) => {
          handlers.set(value, handler)
        },
      }
    },
    deriveConstraint: ({ headers }) => (wantsPage(headers.accept) ? 'wanted' : 'not wanted'),
    mustMatchWhenDerived: false,
  },
}

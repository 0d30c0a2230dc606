import type { Rolldown } from 'vite'

/** Paths of the sources and the libraries that a group begins or names, as they stand in a module's id. */
const anyOf = (...parts: readonly string[]) => new RegExp(parts.join('|').replaceAll('/', String.raw`[\\/]`))

/**
 * Which modules come to a visitor together. Text compresses well together and badly in dust, so there are few groups,
 * each of them something that is needed as a whole; a step's own modules stay its own. The first group that fits a
 * module takes it, with everything it needs itself.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    // The landing page as it first shows: no zod, no client, no form.
    { name: 'landing', tags: ['$initial'], priority: 4 },
    // What both the landing page's answers and the steps show: dialogs, documents, words.
    {
      name: 'shared',
      test: anyOf(
        '/web/src/(dialogs|ui/dialog|ui/text|ui/service)/',
        '/domain/src/(requirements/documents|time|deposit/(money|residentialRates))',
      ),
      priority: 3,
    },
    // What the landing page answers on demand.
    { name: 'topics', test: anyOf('/web/src/landing/'), priority: 2 },
    // What the steps share.
    {
      name: 'wizard',
      test: anyOf(
        '/node_modules/(zod|@ts-rest|@tanstack|use-sync-external-store)/',
        '/web/src/(form|wizard|api/client|application|upload|ui)/',
        '/(contracts|domain)/src/',
      ),
      minShareCount: 2,
      priority: 1,
    },
  ],
}

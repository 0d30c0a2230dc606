import type { Rolldown } from 'vite'

/** Matches a module's id by parts of its path. */
const anyOf = (...parts: readonly string[]) => new RegExp(parts.join('|').replaceAll('/', String.raw`[\\/]`))

/** Shared by the explanations of the landing page and the steps: dialogs, documents, texts. */
const shared = anyOf(
  '/web/src/(features/(failure|links)|kit/ui/(dialog|text|service))/',
  '/domain/src/(requirements/documents|time/(?!dateRange)|deposit/(money|residentialRates))',
)
/** The terms, which load on demand, mostly one after the other. */
const terms = anyOf(
  '/web/src/features/terms/(AccountTerms|CoolingTerms|DepositTerms|TermsText|coolingTerms|generalTerms)',
)
/** Shared by the steps. */
const wizard = anyOf(
  '/node_modules/(zod|@ts-rest|@tanstack|use-sync-external-store)/',
  '/(web|contracts|domain)/src/',
)
/** Only for shared devices. */
const sharedDevice = anyOf('/web/src/app/device/')
/** Only for companies and commercial premises: a person at home loads none of it. */
const businessScreens = anyOf(
  '/web/src/(features/(applicationForm|deposit|signature)|pages/steps/reviewForm|kit/ui/amount)/',
)
const businessShared = anyOf(
  '/web/src/features/(applicationForm/asSigned|review/formText)',
  '/web/src/features/signature/(attachSignature|UnattachedSignature|useAttaching)',
  '/contracts/src/fields/(hawkerStall|numberOfDays|representative|supplyApplicationNumber|uen|useOfPremises|utilities|waterCapacity)',
  '/domain/src/(address/hawkerStall|deposit/explainDeposit|identifiers/supplyApplicationNumber|identity/uen|premises/companyStatus)',
)

/**
 * The modules that load together. Many small files compress badly, so there are few groups, each needed as a whole; the
 * modules of one step stay with it. A module belongs to the first group that matches, with its own imports.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    // The landing page as it first shows: no zod, no client, no form.
    { name: 'landing', tags: ['$initial'], priority: 4 },
    { name: 'shared', test: shared, priority: 3 },
    // The explanations of the landing page.
    { name: 'topics', test: anyOf('/web/src/(pages/landing|features/help)/'), priority: 2 },
    { name: 'terms', test: terms, priority: 2 },
    {
      name: 'wizard',
      test: id =>
        wizard.test(id) && !sharedDevice.test(id) && !businessScreens.test(id) && !businessShared.test(id),
      minShareCount: 2,
      priority: 1,
    },
    { name: 'business', test: businessShared, minShareCount: 2, priority: 0 },
  ],
}

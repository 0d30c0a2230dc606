import type { Rolldown } from 'vite'

/** Paths of the sources and the libraries that a group begins or names, as they stand in a module's id. */
const anyOf = (...parts: readonly string[]) => new RegExp(parts.join('|').replaceAll('/', String.raw`[\\/]`))

/** What both the landing page's answers and the steps show: dialogs, documents, words. */
const shared = anyOf(
  '/web/src/(features/(failure|links)|kit/ui/(dialog|text|service))/',
  '/domain/src/(requirements/documents|time/(?!dateRange)|deposit/(money|residentialRates))',
)
/** Terms that are read on demand, mostly one after the other. */
const terms = anyOf(
  '/web/src/features/terms/(AccountTerms|CoolingTerms|DepositTerms|TermsText|coolingTerms|generalTerms)',
)
/** What the steps share. */
const wizard = anyOf(
  '/node_modules/(zod|@ts-rest|@tanstack|use-sync-external-store)/',
  '/(web|contracts|domain)/src/',
)
/** What only devices need that people share; that somebody waits for another device is said by steps too. */
const sharedDevice = anyOf('/web/src/app/device/')
/** What of it only companies and commercial premises are asked: a resident loads none of it. */
const businessScreens = anyOf(
  '/web/src/(features/(applicationForm|deposit|signature)|pages/steps/reviewForm|kit/ui/amount)/',
)
const businessShared = anyOf(
  '/web/src/features/(applicationForm/(asSigned|useSignedReview)|review/(formSections|formText))',
  '/web/src/features/signature/(attachSignature|signaturePicture|UnattachedSignature|useAttaching)',
  '/contracts/src/fields/(hawkerStall|numberOfDays|representative|supplyApplicationNumber|uen|useOfPremises|utilities|waterCapacity)',
  '/domain/src/(address/hawkerStall|deposit/explainDeposit|identifiers/supplyApplicationNumber|identity/uen|premises/companyStatus)',
)

/**
 * Which modules come to a visitor together. Text compresses well together and badly in dust, so there are few groups,
 * each of them something that is needed as a whole; a step's own modules stay its own. The first group that fits a
 * module takes it, with everything it needs itself.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    // The landing page as it first shows: no zod, no client, no form.
    { name: 'landing', tags: ['$initial'], priority: 4 },
    { name: 'shared', test: shared, priority: 3 },
    // What the landing page answers on demand.
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

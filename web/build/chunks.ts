import type { Rolldown } from 'vite'

/** The pages of routes and parts that load on demand, by each module that they need. */
const pagesOf = new Map<string, ReadonlySet<string>>()
const findPages = (id: string, context: Rolldown.ChunkingContext): ReadonlySet<string> => {
  const found = pagesOf.get(id)
  if (found !== undefined) return found
  const pages = new Set<string>()
  // Modules that import each other end here.
  pagesOf.set(id, pages)
  const module = context.getModuleInfo(id)
  if (module === null) return pages
  if (module.isEntry || module.dynamicImporters.length > 0) pages.add(id)
  for (const importer of module.importers) for (const page of findPages(importer, context)) pages.add(page)
  return pages
}

/** Matches a module's id by parts of its path. */
const anyOf = (...parts: readonly string[]) => new RegExp(parts.join('|').replaceAll('/', String.raw`[\\/]`))

/** Shared by the landing page once it has shown, its explanations and the steps: dialogs, documents, texts, tariffs. */
const shared = anyOf(
  '/web/src/pages/landing/(Likely|depositRange)',
  '/web/src/(features/(failure|links)/|kit/ui/(dialog/(?!useOpenDialogs)|text/|service/))',
  '/web/src/(features/(help/(InfoTopicButton|infoTopics)|applicationForm/formButtonLabel)|session/labels/(documentTexts|choiceNames))',
  '/domain/src/(identity/age|requirements/documents|time/(?!dateRange)|deposit/(bandLabel|money|residentialRates))',
  '/web/src/kit/ui/feedback/duration',
)

/**
 * What the frame of a shared device and the notice about the connection have in common with the steps: half a kilobyte, so
 * that a kiosk loads nothing else of the steps with its landing page.
 */
const frame = anyOf(
  '/web/src/(features/kioskUpload/openUpload|session/(deviceToken|idle/)|kit/ui/dialog/useOpenDialogs)',
)
/** The explanations over the page. */
const explanations = anyOf('/web/src/features/help/')
/** The terms, which load on demand, mostly one after the other. */
const terms = anyOf(
  '/web/src/features/terms/(AccountTerms|CoolingTerms|DepositTerms|TermsText|coolingTerms|generalTerms)',
)
/** Shared by the steps. */
const wizard = anyOf(
  '/node_modules/(zod|@ts-rest|@tanstack|use-sync-external-store)/',
  '/(web|contracts|domain)/src/',
)
/** What is loaded with the steps: their page, and the call that starts an application. */
const withWizard = anyOf('/shell/WizardPage.tsx$', '/session/startTransaction.ts$')
/** Only for shared devices, and where documents come from a phone. */
const sharedDevice = anyOf('/web/src/app/device/', '/web/src/features/kioskUpload/QrCode')
/** What only devices load that have files of the applicant: the rows of documents, and a picture of a signature. */
const ownFiles = anyOf(
  '/web/src/(features/(uploadPanel/Document(Row|sByPhone)|signature/(UploadWay|readImage))|kit/ui/file/FileInput)',
)
/** The questions of a shared device about the end of a session. */
const sessionQuestions = anyOf('/web/src/app/device/(EndingQuestion|IdleWarning)')
/** Not for shared devices, which have one tab. */
const otherTabs = anyOf('/web/src/app/shell/tabLock')
/** Only for those who open a notice of the footer. */
const notices = anyOf('/web/src/(features|pages)/about/')
/** Only where documents or a signature come from a phone: kiosks, and computers on demand. */
const phone = anyOf(
  '/web/src/features/kioskUpload/(?!openUpload|UploadByPhone)',
  '/domain/src/kiosk/(?!kioskSession)',
)
/** Only for companies and commercial premises: a person at home loads none of it. */
const businessScreens = anyOf(
  '/web/src/features/(applicationForm/(?!formButtonLabel)|deposit/|signature/)',
  '/web/src/(pages/steps/reviewForm|kit/ui/(amount|fold))/',
)
const businessShared = anyOf(
  '/web/src/(features/(applicationForm/asSigned|deposit/depositShape|payment/|review/formText)|session/paymentAttempt)',
  '/web/src/features/signature/(attachSignature|LazyUnattached|useAttaching)',
  '/contracts/src/fields/(hawkerStall|numberOfDays|representative|supplyApplicationNumber|uen|useOfPremises|utilities|waterCapacity)',
  '/domain/src/(address/hawkerStall|deposit/explainDeposit|identifiers/supplyApplicationNumber|identity/uen|premises/companyStatus)',
)
/** What commercial premises load on demand: the deposit, the check of the tension, and turning on. */
const commercial = anyOf(
  '/web/src/features/(applicant/TensionDialog|turnOn/(PreTurnOnDialog|details/ServicesApplied))',
  '/web/src/features/deposit/(?!NumberOfDays|DayRange|depositShape|depositNeeds|LazyDeposit)',
  '/web/src/kit/ui/amount/',
  '/domain/src/deposit/hasDeposit',
)
/** The review of everyone but a person at home, and the application form that it shows. */
const review = anyOf(
  '/web/src/(pages/steps/review|pages/steps/reviewForm|kit/ui/fold)/',
  '/web/src/features/(applicationForm/|deposit/(depositNeeds|LazyDeposit)|signature/(picture.ts|signing|phoneRequest))',
  '/web/src/session/submission/toSignedForm',
  '/domain/src/requirements/printing',
)

/**
 * The modules that load together. Many small files compress badly, so there are few groups, each needed as a whole; the
 * modules of one step stay with it. A module belongs to the first group that matches, with its own imports.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    // The landing page as it first shows: no zod, no client, no form.
    { name: 'landing', tags: ['$initial'], priority: 4 },
    { name: 'frame', test: frame, priority: 3 },
    { name: 'shared', test: shared, priority: 3 },
    { name: 'ownFiles', test: ownFiles, priority: 0 },
    { name: 'sessionQuestions', test: sessionQuestions, priority: 0 },
    { name: 'explanations', test: explanations, priority: 1 },
    { name: 'terms', test: terms, priority: 2 },
    {
      name: (id, context) => {
        const pages = findPages(id, context)
        return pages.size > 1 || [...pages].some(page => withWizard.test(page)) ? 'wizard' : null
      },
      test: id =>
        wizard.test(id) &&
        !phone.test(id) &&
        !sharedDevice.test(id) &&
        !ownFiles.test(id) &&
        !otherTabs.test(id) &&
        !notices.test(id) &&
        !businessScreens.test(id) &&
        !businessShared.test(id),
      priority: 1,
    },
    { name: 'phone', test: phone, minShareCount: 2, priority: 0 },
    { name: 'business', test: businessShared, minShareCount: 2, priority: 0 },
    { name: 'commercial', test: commercial, priority: 0 },
    { name: 'review', test: review, priority: 0 },
  ],
}

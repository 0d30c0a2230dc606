import type { Step, StepOf } from '@open-account/domain/flow/flows'
import type { Page } from '@playwright/test'
import { type Answers, draftAt } from './drafts.ts'
import { CommercialPremises } from './screens/commercialPremises.ts'
import { CompanyParticulars } from './screens/companyParticulars.ts'
import { Connection } from './screens/connection.ts'
import { ConsentPage } from './screens/consentPage.ts'
import { GatewayPage } from './screens/gatewayPage.ts'
import { reviewDraft, type ReviewedAnswers, type ReviewedFlow } from './reviewDrafts.ts'
import { Landing } from './screens/landing.ts'
import { Particulars } from './screens/particulars.ts'
import { Premises } from './screens/premises.ts'
import { ReviewForm } from './screens/reviewForm.ts'
import { Review } from './screens/review.ts'
import { Payment } from './screens/payment.ts'
import { ThankYou } from './screens/thankYou.ts'
import { Utilities } from './screens/utilities.ts'
import { shopAtPayment } from './shopAtPayment.ts'
import type { StoredSession } from './storedSession.ts'
import type { World } from './world.ts'

/** The screens of the application in one browser. */
export class Application {
  readonly page: Page
  readonly landing: Landing
  readonly premises: Premises
  readonly commercialPremises: CommercialPremises
  readonly particulars: Particulars
  readonly companyParticulars: CompanyParticulars
  readonly connection: Connection
  readonly consentPage: ConsentPage
  readonly utilities: Utilities
  readonly review: Review
  readonly reviewForm: ReviewForm
  readonly payment: Payment
  readonly gatewayPage: GatewayPage
  readonly thankYou: ThankYou
  readonly #world: World

  constructor(page: Page, world: World) {
    this.page = page
    this.landing = new Landing(page)
    this.premises = new Premises(page)
    this.commercialPremises = new CommercialPremises(page)
    this.particulars = new Particulars(page)
    this.companyParticulars = new CompanyParticulars(page)
    this.connection = new Connection(page)
    this.consentPage = new ConsentPage(page)
    this.utilities = new Utilities(page)
    this.review = new Review(page)
    this.reviewForm = new ReviewForm(page)
    this.payment = new Payment(page)
    this.gatewayPage = new GatewayPage(page)
    this.thankYou = new ThankYou(page)
    this.#world = world
  }

  /** Opens a step of a resident's application whose earlier steps are answered. */
  async resumeAt(step: StepOf<'residential/personal'>, answers: Answers) {
    await this.#resume(await draftAt(step, answers, this.#world), `residential/personal/${step}`)
  }

  /** Submits such an application with its first appointment. */
  async submitAtHome(answers: Answers) {
    await this.resumeAt('utilities', answers)
    await this.utilities.chooseFirstAppointment()
    await this.utilities.next()
    await this.review.submit()
  }

  /** Opens the payment of a shop's application whose other steps are answered. */
  async resumeAtPayment(answers: Answers) {
    await this.#resume(await shopAtPayment(answers, this.#world), 'commercial/personal/payment')
  }

  /** Opens the review, or with identity data the confirmation, of an application whose earlier steps are answered. */
  async resumeAtReview(flow: ReviewedFlow, answers: ReviewedAnswers) {
    const step = answers.identityData === true && flow !== 'commercial/personal' ? 'confirmation' : 'review'
    await this.resumeAtStepOf(flow, step, answers)
  }

  /** Opens any step of such an application; its earlier steps are answered. */
  async resumeAtStepOf(flow: ReviewedFlow, step: Step, answers: ReviewedAnswers) {
    await this.#resume(await reviewDraft(flow, step, answers, this.#world), `${flow}/${step}`)
  }

  async #resume(session: StoredSession, step: string) {
    // The page takes its document over in the mode of the address, which it has to save before.
    await this.page.waitForFunction(
      () => !new URLSearchParams(location.search).has('mode') || sessionStorage.getItem('oa_mode') !== null,
    )
    // The scripts of this page run until the browser has ended its process, which may be after the session below is written.
    // They must not change it: a form is saved when its page is left, and a kiosk without a session is wiped late.
    await this.page.evaluate(() => {
      const nothing = () => undefined
      Object.assign(Storage.prototype, { setItem: nothing, removeItem: nothing, clear: nothing })
    })
    // The first document writes it before its own scripts run. Opening another page for this takes a quarter of a second.
    const script = await this.page.addInitScript(entries => {
      for (const [key, value] of entries) sessionStorage.setItem(key, value)
    }, Object.entries(session))
    await this.page.goto(`/open-account/${step}`)
    await script.dispose()
  }
}

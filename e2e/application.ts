import type { Step, StepOf } from '@open-account/domain/flow/flows'
import type { Page } from '@playwright/test'
import { type Answered, draftAt } from './drafts.ts'
import { CommercialPremises } from './screens/commercialPremises.ts'
import { CompanyParticulars } from './screens/companyParticulars.ts'
import { ConsentPage } from './screens/consentPage.ts'
import { GatewayPage } from './screens/gatewayPage.ts'
import { reviewDraft, type ReviewedAnswers, type ReviewedFlow } from './reviewDrafts.ts'
import { Landing } from './screens/landing.ts'
import { Particulars } from './screens/particulars.ts'
import { Premises } from './screens/premises.ts'
import { QuestionedReview } from './screens/questionedReview.ts'
import { Review } from './screens/review.ts'
import { Payment } from './screens/payment.ts'
import { ThankYou } from './screens/thankYou.ts'
import { Utilities } from './screens/utilities.ts'
import { shopAtPayment } from './shopAtPayment.ts'
import type { StoredSession } from './storedSession.ts'
import type { World } from './world.ts'

/** The whole application, screen by screen, as one browser sees it. */
export class Application {
  readonly page: Page
  readonly landing: Landing
  readonly premises: Premises
  readonly commercialPremises: CommercialPremises
  readonly particulars: Particulars
  readonly companyParticulars: CompanyParticulars
  readonly consentPage: ConsentPage
  readonly utilities: Utilities
  readonly review: Review
  readonly questionedReview: QuestionedReview
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
    this.consentPage = new ConsentPage(page)
    this.utilities = new Utilities(page)
    this.review = new Review(page)
    this.questionedReview = new QuestionedReview(page)
    this.payment = new Payment(page)
    this.gatewayPage = new GatewayPage(page)
    this.thankYou = new ThankYou(page)
    this.#world = world
  }

  /** Goes on with an application that was answered up to a step, as after a refresh of that step. */
  async resumeAt(step: StepOf<'residential/personal'>, answered: Answered) {
    await this.#resume(await draftAt(step, answered, this.#world), `residential/personal/${step}`)
  }

  /** The same with the payment of a shop, of which everything else is answered. */
  async resumeAtPayment(answered: Answered) {
    await this.#resume(await shopAtPayment(answered, this.#world), 'commercial/personal/payment')
  }

  /** The same with an application whose review has questions of its own, at that review. */
  async resumeAtReview(flow: ReviewedFlow, answered: ReviewedAnswers) {
    const step = answered.identityData === true && flow !== 'commercial/personal' ? 'confirmation' : 'review'
    await this.resumeAtStepOf(flow, step, answered)
  }

  /** The same at any step of such an application, all that comes before it answered. */
  async resumeAtStepOf(flow: ReviewedFlow, step: Step, answered: ReviewedAnswers) {
    await this.#resume(await reviewDraft(flow, step, answered, this.#world), `${flow}/${step}`)
  }

  async #resume(session: StoredSession, step: string) {
    // The page that is left may save what was typed as late as that, over the draft that is set below.
    await this.page.evaluate(() => {
      Storage.prototype.setItem = () => undefined
    })
    await this.page.goto('/health')
    await this.page.evaluate(entries => {
      for (const [key, value] of entries) sessionStorage.setItem(key, value)
    }, Object.entries(session))
    await this.page.goto(`/open-account/${step}`)
  }
}

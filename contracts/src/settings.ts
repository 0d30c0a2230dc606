import { z } from 'zod'

const link = (what: string) =>
  z.url().optional().describe(`Address of ${what}. Left out, the link is not shown.`)

/** Links to other websites. */
export const links = z
  .object({
    app: link('the surrounding app, for residential personal applications in mobile mode'),
    login: link("the service portal's login"),
    reschedule: link("the service portal's page to reschedule an appointment"),
    rescheduleForm: link('the form with which a company reschedules an appointment'),
    gasAddOn: link('the page about adding gas to an account'),
    myinfo: link('the page that explains Myinfo'),
    myinfoBusiness: link('the page that explains Myinfo Business'),
    retailers: link('the list of electricity retailers on the open electricity market'),
    wholesaleForm: link('the form to apply to the wholesale electricity market'),
    sanitaryFacilities: link('the declaration form for temporary sanitary facilities'),
    liveChat: link('the live chat'),
    feedback: link('the feedback widget'),
    errorReporting: link('the receiver of error reports and traces'),
    gateway: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe(
        "Address of the payment gateway that a payment is posted to. Left out, it is the service's own.",
      ),
    terms: link('the full terms and conditions'),
    coolingTerms: link('the terms of centralised cooling'),
  })
  .describe('Links to other websites.')

/** The phone numbers where the settings name none. */
export const defaultNumbers = { hotline: '1800 2222 333', gasNumber: '1800 555 1661' } as const

export const vendor = z.object({
  region: z.string().describe('Region of Singapore.'),
  name: z.string().describe('Firm that collects refuse there.'),
})

/**
 * Settings of the application, ours: what the documents leave to configuration. Each is optional and has a default, so
 * that the application also starts without this answer.
 */
export const settings = z
  .object({
    manualEntry: z.boolean().optional().describe('Whether particulars may be typed. Default true.'),
    kioskStepIndicator: z
      .boolean()
      .optional()
      .describe('Whether a kiosk shows the step indicator. Default true.'),
    kioskKeyboard: z
      .boolean()
      .optional()
      .describe('Whether the on-screen keyboard of a kiosk is on from the start. Default false.'),
    hotline: z.string().optional().describe('Phone number of customer service. Default 1800 2222 333.'),
    gasNumber: z.string().optional().describe('Phone number of the gas company. Default 1800 555 1661.'),
    gstPercent: z.number().nonnegative().optional().describe('GST on the admin fee in percent. Default 9.'),
    adminFee: z
      .number()
      .nonnegative()
      .optional()
      .describe('Admin fee before GST in Singapore dollars. Default 0.'),
    kioskMaximum: z
      .number()
      .positive()
      .optional()
      .describe('Highest deposit that a kiosk accepts, in Singapore dollars. Default 80000.'),
    paymentPollSeconds: z
      .number()
      .positive()
      .optional()
      .describe('Seconds between two requests for the status. Default 3.'),
    paymentPollMinutes: z
      .number()
      .positive()
      .optional()
      .describe('Minutes after which the status is no longer polled. Default 5.'),
    refuseVendors: z.array(vendor).readonly().optional().describe('Refuse collectors by region.'),
    links: links.optional(),
  })
  .describe('Settings of the application; each has a default.')
export type Settings = z.infer<typeof settings>

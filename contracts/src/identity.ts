import { z } from 'zod'
import { refusals } from './errors.ts'
import { isoDate } from './fields/dates.ts'
import { linker, stateId } from './fields/ids.ts'
import type { EndpointDocs } from './endpointDocs.ts'
import { identityExamples } from './identityExamples.ts'
import { c } from './router.ts'

const identityText = (what: string) =>
  z.string().describe(`${what} from the identity service; empty when it has none.`)

/** Identity data is not always well formed: the service passes it on, and the screen that shows it validates it. */
export const personData = z
  .object({
    nric: identityText('NRIC or FIN'),
    name: identityText('Name'),
    date_of_birth: z
      .union([isoDate, z.literal('')])
      .describe('Date of birth as YYYY-MM-DD; empty when it is incomplete.'),
    race: identityText('Code of the race, such as CN, MY, IN,'),
    nationality: identityText('Code of the nationality, such as SG,'),
    email: identityText('E-mail'),
    mobile: identityText('Mobile number without prefix'),
    homeNo: identityText('Home number'),
    work_pass_status: identityText('Status of the work pass, Live or Approved,'),
    eligible: z
      .boolean()
      .optional()
      .describe('Whether the person may open an account. The eligibility call decides in any case.'),
  })
  .describe('Identity data of a person.')
export type PersonData = z.infer<typeof personData>

export const companyData = z
  .object({
    uen: identityText('UEN'),
    company_name: identityText('Name of the company'),
    representative_name: identityText('Name of the representative'),
    representative_email: identityText('E-mail of the representative'),
    representative_mobileno: identityText('Mobile number of the representative without prefix'),
    representative_nric_fin: identityText('NRIC or FIN of the representative').optional(),
    company_status: z
      .string()
      .describe('Status of the company; one that starts with Live, in any case, is active.'),
  })
  .describe('Identity data of a company and its representative.')
export type CompanyData = z.infer<typeof companyData>

/** The identity service answers with a page or redirects the browser to one. */
const authorized = c.responses({
  200: c.otherResponse({
    contentType: 'text/html',
    body: z.string().describe('Page on which the applicant agrees or declines.'),
  }),
  302: c.noBody(),
})

const authorizeDescription =
  'A page for the browser, not for scripts. It ends with a redirect to the particulars screen with ' +
  'redirected=myinfo, whatever the applicant chose, and with a cookie that lets only this browser read the data. An ' +
  'application that was submitted, or whose identity data was deleted, is refused as expired. A refused browser gets a ' +
  'page with a link back.'

const units = 'Dates of birth YYYY-MM-DD; numbers of eight digits without prefix.'
const retention =
  'Readable for 30 minutes, or until the application is submitted or the session ends, and only by the browser ' +
  'that came back from the identity service.'
const notRetrieved =
  'This browser did not come back from the identity service, its return was forged, used before or too late, or 30 minutes are over.'
const authorizeDocs = {
  units: 'None: ids only.',
  errors: {},
  example: identityExamples.authorize,
} as const satisfies EndpointDocs

const authorizeLinkedDocs = {
  ...authorizeDocs,
  example: identityExamples.authorizeLinked,
} as const satisfies EndpointDocs

export const identity = c.router(
  {
    authorizePerson: {
      method: 'GET',
      path: '/oidc/myinfo/authorize/:state_id/:linker',
      summary: 'Send a person to the identity service',
      description: authorizeDescription,
      pathParams: z.object({ state_id: stateId, linker }),
      responses: { ...authorized, ...refusals() },
      metadata: authorizeLinkedDocs,
    },
    readPerson: {
      method: 'GET',
      path: '/oidc/myinfo/data/:state_id',
      summary: 'Read the identity data of a person',
      description: retention,
      pathParams: z.object({ state_id: stateId }),
      responses: {
        200: personData,
        ...refusals('unauthorized', 'myinfo_workpass_expired', 'myinfo_cancelled'),
      },
      metadata: {
        credentials: ['identity'],
        units,
        errors: {
          unauthorized: notRetrieved,
          myinfo_workpass_expired: 'The work pass has expired or was not approved.',
          myinfo_cancelled: 'The person declined at the identity service.',
        },
        example: identityExamples.readPerson,
      } satisfies EndpointDocs,
    },
    authorizeCompany: {
      method: 'GET',
      path: '/v1/myinfob/authorize/:state_id',
      summary: 'Send a company to the identity service',
      description: authorizeDescription,
      pathParams: z.object({ state_id: stateId }),
      responses: { ...authorized, ...refusals() },
      metadata: authorizeDocs,
    },
    authorizeCompanyLinked: {
      method: 'GET',
      path: '/v1/myinfob/authorize/:state_id/:linker',
      summary: 'Send a company to the identity service with the analytics linker',
      description: authorizeDescription,
      pathParams: z.object({ state_id: stateId, linker }),
      responses: { ...authorized, ...refusals() },
      metadata: authorizeLinkedDocs,
    },
    readCompany: {
      method: 'GET',
      path: '/v1/myinfob/data/:state_id',
      summary: 'Read the identity data of a company',
      description: retention,
      pathParams: z.object({ state_id: stateId }),
      responses: {
        200: companyData,
        ...refusals('unauthorized', 'myinfobiz_companystatus_notlive', 'myinfo_cancelled'),
      },
      metadata: {
        credentials: ['identity'],
        units,
        errors: {
          unauthorized: notRetrieved,
          myinfobiz_companystatus_notlive: 'The company is not live.',
          myinfo_cancelled: 'The representative declined at the identity service.',
        },
        example: identityExamples.readCompany,
      } satisfies EndpointDocs,
    },
    forget: {
      method: 'DELETE',
      path: '/v1/transaction/:state_id/identity',
      summary: 'Delete the identity data of a transaction',
      description:
        'For a shared device: deletes the identity data before it expires, and the cookie of the browser. The transaction ' +
        'gets no identity data after that, and nothing is submitted with the earlier data. The answer is the same when ' +
        'there is none; the application itself stays.',
      pathParams: z.object({ state_id: stateId }),
      body: c.noBody(),
      responses: { 204: c.noBody(), ...refusals() },
      metadata: {
        units: 'None: ids only.',
        errors: {},
        example: identityExamples.forget,
      } satisfies EndpointDocs,
    },
  },
  { strictStatusCodes: true },
)

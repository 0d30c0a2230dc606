import { control } from '@open-account/contracts/control/control'
import type { ReportCard, ShownCall } from '@open-account/contracts/control/reportCard'
import { buttonClass } from '../../../kit/ui/button/Button.tsx'
import { Notice } from '../../../kit/ui/feedback/Notice.tsx'
import { statusText } from '../CallRow.tsx'
import css from '../console.module.css'
import { Failure } from '../Failure.tsx'
import { timeOf } from '../moments.ts'
import { Buttons, Panel, Part } from '../Panel.tsx'
import { addressOf, params, world } from '../place.ts'
import { Row, Rows } from '../Rows.tsx'
import { tsr } from '../steer.ts'

/** The service checks the whole request log for a card, so that it is read less often than a list. Milliseconds. */
const interval = 10_000

type CheckedRule = ReportCard['rules'][number]

/** The results in the order of what to look at first. */
const results: readonly (readonly [result: CheckedRule['result'], title: string])[] = [
  ['fail', 'Failed'],
  ['warning', 'Warnings'],
  ['pass', 'Passed'],
  ['not_reached', 'Not reached'],
]

const addressOfCard = (path: string) => path.replace(':world', world)

const Call = ({ call: { entry, at, call, status, error } }: { readonly call: ShownCall }) => (
  <>
    <a href={addressOf('request-log', entry)}>
      {call}, {timeOf(at)}
    </a>{' '}
    <b className={css['status']} data-refused={status === 0 || status >= 400 || undefined}>
      {statusText(status)}
    </b>{' '}
    {error !== null && <code>{error}</code>}
  </>
)

const RuleRow = ({ rule: { rule, sentence, result, breaches } }: { readonly rule: CheckedRule }) => (
  <Row name={sentence} aside={<code>{rule}</code>}>
    {breaches.map(({ calls }) => (
      <ul
        className={css['breach']}
        key={calls.map(({ entry }) => entry).join(' ')}
        aria-label={result === 'fail' ? 'Calls that break the rule' : 'Calls to look at'}
      >
        {calls.map(call => (
          <li key={call.entry}>
            <Call call={call} />
          </li>
        ))}
      </ul>
    ))}
  </Row>
)

const summary = ({ passed, calls }: ReportCard): string => {
  if (calls === 0) return 'This world has no call yet. Use the application in it, or run a test.'
  const checked = calls === 1 ? 'The one call was checked.' : `${calls} calls were checked.`
  return `${checked} ${passed ? 'No rule failed.' : 'The client breaks a rule.'}`
}

/** What the calls of the world say about the client that made them. */
export const ReportCardPanel = () => {
  const { data, error } = tsr.reportCard.verify.useQuery({
    queryKey: ['report-card'],
    queryData: { params },
    refetchInterval: interval,
  })
  const card = data?.body
  return (
    <Panel
      title="Report card"
      lead="The calls of this world, checked by the rules of a good client: a program that calls the service."
      reads={control.reportCard.verify}
    >
      <Failure error={error} />
      {card && (
        <>
          <Notice is={card.calls === 0 ? 'info' : card.passed ? 'good' : 'bad'}>
            <p>{summary(card)}</p>
          </Notice>
          <Buttons>
            <a
              className={buttonClass({ look: 'secondary', small: true })}
              href={addressOfCard(control.reportCard.page.path)}
            >
              As a page to share
            </a>
            <a
              className={buttonClass({ look: 'secondary', small: true })}
              href={addressOfCard(control.reportCard.junit.path)}
              download={`report-card-${world}.xml`}
            >
              As JUnit XML
            </a>
          </Buttons>
          {results.map(([result, title]) => {
            const rules = card.rules.filter(rule => rule.result === result)
            return (
              rules.length > 0 && (
                <Part title={`${title}: ${rules.length}`} key={result}>
                  <Rows empty="">
                    {rules.map(rule => (
                      <RuleRow rule={rule} key={rule.rule} />
                    ))}
                  </Rows>
                </Part>
              )
            )
          })}
        </>
      )}
    </Panel>
  )
}

import { control } from '@open-account/contracts/control/control'
import { type RuleId, rules } from '@open-account/contracts/control/rules'
import { VisuallyHidden } from '../../../kit/ui/text/text.tsx'
import { CallRow } from '../CallRow.tsx'
import css from '../console.module.css'
import { Failure } from '../Failure.tsx'
import { Finder } from '../Finder.tsx'
import { Panel, Part } from '../Panel.tsx'
import { addressOf, params } from '../place.ts'
import { Row, Rows } from '../Rows.tsx'
import { tsr } from '../steer.ts'
import { live } from '../useWorld.ts'

/** How many of the calls that reached a rule are listed with it. */
const listedCalls = 20

const ruleIds = Object.keys(rules) as RuleId[]
const isRule = (text: string): text is RuleId => Object.hasOwn(rules, text)
const groupOf = (rule: string) => rule.split('.', 1)[0] ?? rule
const groups = [...new Set(ruleIds.map(groupOf))]

const callsText = (count: number | undefined): string => {
  if (count === undefined) return 'missing'
  return count === 1 ? '1 call' : `${count} calls`
}

const useCoverage = () => {
  const { data, error } = tsr.coverage.read.useQuery({
    queryKey: ['coverage'],
    queryData: { params },
    refetchInterval: live,
  })
  const counts: ReadonlyMap<string, number> = new Map(
    data?.body.rules.map(({ rule, count }) => [rule, count]),
  )
  return { coverage: data?.body, counts, error }
}

interface RulesProps {
  readonly rules: readonly RuleId[]
  readonly counts: ReadonlyMap<string, number>
}

/** The rules as fields in groups: one with a number was reached so often, an empty one is missing. */
const RuleMap = ({ rules: shown, counts }: RulesProps) => (
  <ul className={css['map']}>
    {groups.map(group => {
      const members = shown.filter(rule => groupOf(rule) === group)
      const reached = members.filter(rule => counts.has(rule)).length
      return (
        <li key={group}>
          <p className={css['mapGroup']}>
            <b>{group}</b> {reached} of {members.length}
          </p>
          <ul className={css['cells']} aria-label={`Rules of ${group}`}>
            {members.map(rule => (
              <li key={rule}>
                <a
                  className={css['cell']}
                  href={addressOf('coverage', rule)}
                  title={`${rule}: ${rules[rule]}`}
                  data-reached={counts.has(rule) || undefined}
                >
                  <span aria-hidden>{counts.get(rule)}</span>
                  <VisuallyHidden>
                    {rule}, {callsText(counts.get(rule))}
                  </VisuallyHidden>
                </a>
              </li>
            ))}
          </ul>
        </li>
      )
    })}
  </ul>
)

/** The rules with their sentences. */
const RuleRows = ({ rules: shown, counts }: RulesProps) => (
  <Rows empty="No rule contains this.">
    {shown.map(rule => (
      <Row
        key={rule}
        name={
          <a href={addressOf('coverage', rule)}>
            <code>{rule}</code>
          </a>
        }
        aside={counts.has(rule) ? <b className={css['status']}>{callsText(counts.get(rule))}</b> : 'missing'}
      >
        <p>{rules[rule]}</p>
      </Row>
    ))}
  </Rows>
)

const Coverage = () => {
  const { coverage, counts, error } = useCoverage()
  return (
    <Panel
      title="Coverage"
      lead={`The calls of this world have reached ${counts.size} of ${ruleIds.length} rules. A field with a number was reached by so many calls; an empty one is missing.`}
      reads={control.coverage.read}
    >
      <Failure error={error} />
      <Finder
        entries={ruleIds}
        textOf={rule => `${rule} ${rules[rule]}`}
        choice={{
          label: 'Rules',
          all: 'All, as a map',
          options: [
            { value: 'missing', label: 'Missing' },
            { value: 'reached', label: 'Reached' },
          ],
          fits: (rule, value) => counts.has(rule) === (value === 'reached'),
        }}
        names={['rule', 'rules']}
      >
        {(found, isSearched) =>
          isSearched ? <RuleRows rules={found} counts={counts} /> : <RuleMap rules={found} counts={counts} />
        }
      </Finder>
      {coverage && (
        <Part title="Errors">
          <p className={css['chips']}>
            {coverage.errors.map(({ error: code, count }) => (
              <code key={code} data-reached>
                {code} {count}
              </code>
            ))}
          </p>
          <p className={css['count']}>No call has returned</p>
          <p className={css['chips']}>
            {coverage.missing_errors.map(code => (
              <code key={code}>{code}</code>
            ))}
          </p>
        </Part>
      )}
    </Panel>
  )
}

/** A rule, and the calls that it decided. */
const Rule = ({ id }: { readonly id: RuleId }) => {
  const { counts } = useCoverage()
  const query = { rule: id, order: 'newest', limit: listedCalls } as const
  const { data, error } = tsr.requestLog.list.useQuery({
    queryKey: ['request-log', query],
    queryData: { params, query },
    refetchInterval: live,
  })
  return (
    <Panel title={id} lead={rules[id]} reads={control.requestLog.list} query={`rule=${id}`}>
      <p className={css['call']}>
        <a href={addressOf('coverage')}>All rules</a>
      </p>
      <Failure error={error} />
      <Rows
        empty={
          counts.has(id)
            ? `${callsText(counts.get(id))}, which the request log does not have any more.`
            : 'No call has reached this rule yet.'
        }
      >
        {(data?.body.entries ?? []).map(entry => (
          <CallRow entry={entry} key={entry.id} />
        ))}
      </Rows>
    </Panel>
  )
}

/** The rules that the calls of the world have reached, as a map, and one of them. */
export const CoveragePanel = ({ detail }: { readonly detail: string }) =>
  isRule(detail) ? <Rule id={detail} key={detail} /> : <Coverage />

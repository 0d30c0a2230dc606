import { control } from '@open-account/contracts/control/control'
import { type RuleId, rules } from '@open-account/contracts/control/rules'
import { useState } from 'react'
import { SelectField } from '../../../kit/ui/field/SelectField.tsx'
import { TextField } from '../../../kit/ui/field/TextField.tsx'
import css from '../console.module.css'
import { Failure } from '../Failure.tsx'
import { Fields, Panel, Part } from '../Panel.tsx'
import { params } from '../place.ts'
import { Row, Rows } from '../Rows.tsx'
import { tsr } from '../steer.ts'
import { live } from '../useWorld.ts'

const choices = [
  { value: 'missing', label: 'Missing' },
  { value: 'reached', label: 'Reached' },
]
const ruleIds = Object.keys(rules) as RuleId[]
const groupOf = (rule: string) => rule.split('.', 1)[0] ?? rule
const groups = [...new Set(ruleIds.map(groupOf))]

/** The rules that the calls of the world have reached, as a map by subject, and what is missing. */
export const CoveragePanel = () => {
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState('')
  const { data, error } = tsr.coverage.read.useQuery({
    queryKey: ['coverage'],
    queryData: { params },
    refetchInterval: live,
  })
  const counts = new Map<string, number>(data?.body.rules.map(({ rule, count }) => [rule, count]))
  const found = ruleIds.filter(
    rule =>
      `${rule} ${rules[rule]}`.toLowerCase().includes(typed.trim().toLowerCase()) &&
      (shown === '' || counts.has(rule) === (shown === 'reached')),
  )
  return (
    <Panel
      title="Coverage"
      lead={`The calls of this world have reached ${counts.size} of ${ruleIds.length} rules.`}
      reads={control.coverage.read}
    >
      <Failure error={error} />
      <Fields>
        <TextField id="search" label="Search" type="search" value={typed} onChange={setTyped} />
        <SelectField
          id="shown"
          label="Rules"
          value={shown}
          onChange={setShown}
          options={choices}
          placeholder="All"
        />
      </Fields>
      {groups
        .map(group => ({ group, members: found.filter(rule => groupOf(rule) === group) }))
        .filter(({ members }) => members.length > 0)
        .map(({ group, members }) => (
          <Part
            key={group}
            title={`${group}: ${members.filter(rule => counts.has(rule)).length} of ${members.length}`}
          >
            <Rows empty="">
              {members.map(rule => (
                <Row
                  key={rule}
                  name={<code>{rule}</code>}
                  aside={
                    counts.has(rule) ? <b className={css['status']}>{counts.get(rule)} calls</b> : 'missing'
                  }
                >
                  <p>{rules[rule]}</p>
                </Row>
              ))}
            </Rows>
          </Part>
        ))}
      {data && (
        <Part title="Errors that no call has returned">
          <p>
            {data.body.missing_errors.map(code => (
              <code key={code}>{code} </code>
            ))}
          </p>
        </Part>
      )}
    </Panel>
  )
}

import { control } from '@open-account/contracts/control/control'
import type { ValueKind } from '@open-account/contracts/control/values'
import { useState } from 'react'
import { SelectField } from '../../../kit/ui/field/SelectField.tsx'
import { TextField } from '../../../kit/ui/field/TextField.tsx'
import css from '../console.module.css'
import { CopyButton } from '../CopyButton.tsx'
import { Failure } from '../Failure.tsx'
import { Fields, Panel } from '../Panel.tsx'
import { Row, Rows } from '../Rows.tsx'
import { tsr } from '../steer.ts'

const kindNames: Readonly<Record<ValueKind, string>> = {
  postalCode: 'Postal codes',
  nric: 'NRIC and FIN',
  uen: 'UEN',
  email: 'E-mails',
  persona: 'People of Myinfo',
  companyPersona: 'Companies of Myinfo Business',
  fileName: 'File names',
  card: 'Cards',
}
const kinds = Object.entries(kindNames).map(([value, label]) => ({ value, label }))

export const ValuesPanel = () => {
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState('')
  const { data, error } = tsr.values.list.useQuery({ queryKey: ['values'], staleTime: Infinity })
  const wanted = typed.trim().toLowerCase()
  const found =
    data?.body.values.filter(
      entry =>
        (kind === '' || entry.kind === kind) &&
        `${entry.value} ${entry.id} ${entry.rule} ${entry.sentence}`.toLowerCase().includes(wanted),
    ) ?? []
  return (
    <Panel
      title="Magic values"
      lead="Type one of these into the application and the answer is known. Every world has the same."
      reads={control.values.list}
    >
      <Failure error={error} />
      <Fields>
        <TextField id="search" label="Search" type="search" value={typed} onChange={setTyped} />
        <SelectField
          id="kind"
          label="Field"
          value={kind}
          onChange={setKind}
          options={kinds}
          placeholder="Every field"
        />
      </Fields>
      <output className={css['count']}>{found.length === 1 ? '1 value' : `${found.length} values`}</output>
      <Rows empty="No value contains this.">
        {found.map(({ id, kind: field, value, block, rule, sentence }) => (
          <Row
            key={id}
            name={
              <>
                <code>{value}</code>
                {block !== undefined && (
                  <>
                    {' '}
                    block <code>{block}</code>
                  </>
                )}
              </>
            }
            aside={kindNames[field]}
            actions={<CopyButton text={value} what={value} />}
          >
            <p>{sentence}</p>
            <p>
              <code>{rule}</code>
            </p>
          </Row>
        ))}
      </Rows>
    </Panel>
  )
}

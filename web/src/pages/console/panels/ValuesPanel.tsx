import { control } from '@open-account/contracts/control/control'
import type { ValueKind } from '@open-account/contracts/control/values'
import { CopyButton } from '../CopyButton.tsx'
import { Failure } from '../Failure.tsx'
import { Finder } from '../Finder.tsx'
import { Panel } from '../Panel.tsx'
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
  const { data, error } = tsr.values.list.useQuery({ queryKey: ['values'], staleTime: Infinity })
  return (
    <Panel
      title="Magic values"
      lead="Type one of these into the application and the answer is known. Every world has the same."
      reads={control.values.list}
    >
      <Failure error={error} />
      <Finder
        entries={data?.body.values ?? []}
        textOf={({ id, value, rule, sentence }) => `${value} ${id} ${rule} ${sentence}`}
        choice={{
          label: 'Field',
          all: 'Every field',
          options: kinds,
          fits: (entry, kind) => entry.kind === kind,
        }}
        names={['value', 'values']}
      >
        {found => (
          <Rows empty={data === undefined ? '' : 'No value contains this.'}>
            {found.map(({ id, kind, value, block, rule, sentence }) => (
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
                aside={kindNames[kind]}
                actions={<CopyButton text={value} what={value} />}
              >
                <p>{sentence}</p>
                <p>
                  <code>{rule}</code>
                </p>
              </Row>
            ))}
          </Rows>
        )}
      </Finder>
    </Panel>
  )
}

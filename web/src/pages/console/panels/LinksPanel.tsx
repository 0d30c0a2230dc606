import { control } from '@open-account/contracts/control/control'
import { keepPreviousData } from '@tanstack/react-query'
import { Button } from '../../../kit/ui/button/Button.tsx'
import { Failure } from '../Failure.tsx'
import { dateOf, timeOf } from '../moments.ts'
import { Fields, Panel } from '../Panel.tsx'
import { params } from '../place.ts'
import { Row, Rows } from '../Rows.tsx'
import { More, Search } from '../Search.tsx'
import { tsr } from '../steer.ts'
import { useAction } from '../useAction.ts'
import { useList } from '../useList.ts'

/** Links to a step of an application with its answers. The page /mock/share makes them, in the tab of the application. */
export const LinksPanel = () => {
  const list = useList()
  const { data, error } = tsr.links.list.useQuery({
    queryKey: ['links', list.query],
    queryData: { params, query: list.query },
    placeholderData: keepPreviousData,
  })
  const remove = useAction((link: string) => tsr.links.remove.mutate({ params: { ...params, link } }))
  const { links = [], total = 0 } = data?.body ?? {}
  return (
    <Panel
      title="Share links"
      lead={
        <>
          A link opens a step of an application with its answers in another browser. To make one, open{' '}
          <a href="/mock/share">/mock/share</a> in the tab of the application.
        </>
      }
      reads={control.links.list}
    >
      <Failure error={error ?? remove.error} />
      <Fields>
        <Search list={list} hint="Part of a name, a step or an application" />
      </Fields>
      <Rows empty={list.typed === '' ? 'No link was made.' : 'No link fits.'}>
        {links.map(({ id, name, place, state_id: stateId, expires_at: expiry }) => (
          <Row
            key={id}
            name={name ?? <code>{place}</code>}
            aside={`until ${dateOf(expiry)}, ${timeOf(expiry)}`}
            actions={
              <Button
                look="secondary"
                small
                aria-label={`Delete the link ${name ?? place}`}
                onClick={() => remove.mutate(id)}
              >
                Delete
              </Button>
            }
          >
            {name !== null && (
              <p>
                <code>{place}</code>
              </p>
            )}
            <p>
              Transaction <code>{stateId}</code>
            </p>
          </Row>
        ))}
      </Rows>
      <More list={list} shown={links.length} total={total} />
    </Panel>
  )
}

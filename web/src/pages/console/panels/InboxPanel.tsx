import { control } from '@open-account/contracts/control/control'
import type { Message } from '@open-account/contracts/control/inbox'
import { keepPreviousData } from '@tanstack/react-query'
import { CopyButton } from '../CopyButton.tsx'
import css from '../console.module.css'
import { Failure } from '../Failure.tsx'
import { dateOf, timeOf } from '../moments.ts'
import { Fields, Panel } from '../Panel.tsx'
import { params, world } from '../place.ts'
import { Row, Rows } from '../Rows.tsx'
import { More, Search } from '../Search.tsx'
import { tsr } from '../steer.ts'
import { useList } from '../useList.ts'
import { live } from '../useWorld.ts'

const fileAddress = (message: string, filename: string) =>
  `/mock/v1/worlds/${world}/inbox/${message}/attachments/${encodeURIComponent(filename)}`

const MessageRow = ({ message }: { readonly message: Message }) => {
  const { id, to, subject, text, otp, attachments, sent_at: at } = message
  return (
    <Row name={subject} aside={`${dateOf(at)}, ${timeOf(at)}`}>
      <p>To {to}</p>
      {otp !== null && (
        <p className={css['copied']}>
          <code className={css['password']}>{otp}</code>{' '}
          <CopyButton text={otp} what="the one-time password" />
        </p>
      )}
      <details className={css['more']}>
        <summary>Text</summary>
        <p className={css['mail']}>{text}</p>
      </details>
      {attachments.length > 0 && (
        <ul className={css['files']}>
          {attachments.map(({ filename }) => (
            <li key={filename}>
              <a href={fileAddress(id, filename)} download={filename}>
                {filename}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Row>
  )
}

export const InboxPanel = () => {
  const list = useList()
  const { data, error } = tsr.inbox.list.useQuery({
    queryKey: ['inbox', list.query],
    queryData: { params, query: { ...list.query, order: 'newest' } },
    refetchInterval: live,
    placeholderData: keepPreviousData,
  })
  const { messages = [], total = 0 } = data?.body ?? {}
  return (
    <Panel title="Inbox" lead="Every e-mail of this world, the newest first." reads={control.inbox.list}>
      <Failure error={error} />
      <Fields>
        <Search list={list} hint="Recipient, subject or text" />
      </Fields>
      <Rows empty={list.typed === '' ? 'No e-mail has arrived.' : 'No e-mail contains this.'}>
        {messages.map(message => (
          <MessageRow message={message} key={message.id} />
        ))}
      </Rows>
      <More list={list} shown={messages.length} total={total} />
    </Panel>
  )
}

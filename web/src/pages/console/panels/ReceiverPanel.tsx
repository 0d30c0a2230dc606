import { control } from '@open-account/contracts/control/control'
import type { ReceivedPost } from '@open-account/contracts/control/receiver'
import { useState } from 'react'
import { Button } from '../../../kit/ui/button/Button.tsx'
import { TextField } from '../../../kit/ui/field/TextField.tsx'
import css from '../console.module.css'
import { CopyButton } from '../CopyButton.tsx'
import { EventForm } from '../EventForm.tsx'
import { Failure } from '../Failure.tsx'
import { Headers } from '../Headers.tsx'
import { indented } from '../indented.ts'
import { realTime } from '../moments.ts'
import { Fields, Panel, Part } from '../Panel.tsx'
import { addressOf, params } from '../place.ts'
import { Row, Rows } from '../Rows.tsx'
import { tsr } from '../steer.ts'
import { useAction } from '../useAction.ts'
import { live } from '../useWorld.ts'

const signatures: Readonly<Record<ReceivedPost['signature'], string>> = {
  right: 'right signature',
  wrong: 'wrong signature',
  missing: 'no signature',
}

const firstRefusal = 400

const PostRow = ({ post }: { readonly post: ReceivedPost }) => (
  <Row name={realTime(post.at)} aside={`answered ${post.status}`}>
    <p>
      <b className={css['status']} data-refused={post.signature !== 'right' || undefined}>
        {signatures[post.signature]}
      </b>
    </p>
    <pre className={css['code']}>{indented(post.body)}</pre>
    <Headers headers={post.headers} />
  </Row>
)

/** The webhook that posts to the receiver, or a button that adds it. */
const Start = ({ url }: { readonly url: string }) => {
  const { data, error } = tsr.webhooks.list.useQuery({
    queryKey: ['webhooks', 'receiver'],
    queryData: { params, query: {} },
  })
  const start = useAction(() => tsr.webhooks.add.mutate({ params, body: { url } }))
  const webhook = data?.body.webhooks.find(entry => entry.url === url)
  return (
    <>
      <p className={css['copied']}>
        <code>{url}</code> <CopyButton text={url} what="the address of the receiver" />
      </p>
      {webhook === undefined ? (
        <Button small pending={start.isPending} onClick={() => start.mutate()}>
          Post every event here
        </Button>
      ) : (
        <p>
          Every event is posted here: <a href={addressOf('events', webhook.id)}>deliveries</a>
        </p>
      )}
      <Failure error={error ?? start.error} />
    </>
  )
}

/** Lets the next answers of the receiver fail, so that the service posts again. */
const Answers = ({ status: set, times: left }: { readonly status: number; readonly times: number }) => {
  const [status, setStatus] = useState('503')
  const [times, setTimes] = useState('1')
  const answer = useAction((body: { status: number; times: number }) =>
    tsr.receiver.answer.mutate({ params, body }),
  )
  return (
    <form
      className={css['form']}
      onSubmit={event => {
        event.preventDefault()
        answer.mutate({ status: Number(status), times: Number(times) })
      }}
    >
      <p>
        {left === 0
          ? 'It answers 204.'
          : `The next ${left === 1 ? 'answer is' : `${left} answers are`} ${set}${set < firstRefusal ? '' : ', so that the service posts again'}.`}
      </p>
      <Fields>
        <TextField
          id="status"
          label="Status"
          inputMode="numeric"
          value={status}
          onChange={setStatus}
          required
        />
        <TextField
          id="times"
          label="How many answers"
          inputMode="numeric"
          value={times}
          onChange={setTimes}
          required
        />
      </Fields>
      <Button type="submit" look="secondary" pending={answer.isPending}>
        Answer so
      </Button>
      <Failure error={answer.error} />
    </form>
  )
}

/** An address of the service itself to which webhooks post, and what came. */
export const ReceiverPanel = () => {
  const { data, error } = tsr.receiver.read.useQuery({
    queryKey: ['receiver'],
    queryData: { params },
    refetchInterval: live,
  })
  return (
    <Panel
      title="Test receiver"
      lead="A webhook without a server of your own: what was posted, and whether its signature is right."
      reads={control.receiver.read}
    >
      <Failure error={error} />
      {data && (
        <>
          <Start url={data.body.url} />
          <Part title="Fire an event">
            <EventForm />
          </Part>
          <Part title="Its answers">
            <Answers status={data.body.status} times={data.body.times} />
          </Part>
          <Part title="What came">
            <Rows empty="Nothing was posted here.">
              {data.body.posts.map(post => (
                <PostRow post={post} key={post.id} />
              ))}
            </Rows>
          </Part>
        </>
      )}
    </Panel>
  )
}

import { describe, expect, test } from 'vitest'
import { arrangeWorlds } from './arrangeWorlds.ts'

type Cells = Record<string, unknown>
interface Archive {
  readonly data: string
  readonly files: readonly object[]
}
interface Content {
  readonly own: Cells
  readonly tables: Record<string, Cells[]>
}

/** A world with something in most tables, and a way to import its archive with changes. */
const arrange = async () => {
  const { call, create } = await arrangeWorlds()
  const world = `/worlds/${await create()}`
  await call('POST', `${world}/applications`, { flow: 'commercial/company', paid: true })
  await call('PUT', `${world}/values`, { kind: 'premises', value: '238801', street: 'MY OWN ROAD' })
  await call('POST', `${world}/webhooks`, { url: 'http://localhost:9/events' })
  await call('POST', `${world}/events`, { type: 'mail.sent', data: { message: 'any' } })
  await call('PATCH', `${world}/flags`, { flags: [], settings: { manualEntry: false } })
  await call('POST', `${world}/faults`, { operation: '*', effect: { kind: 'delay', delay_ms: 1 }, after: 9 })
  const archive = (await call('GET', `${world}/archive`)).json<Archive>()
  const importWith = (change: (content: Content) => void) => {
    const content = JSON.parse(archive.data) as Content
    change(content)
    return call('PUT', '/worlds/other/archive', { ...archive, data: JSON.stringify(content), new_ids: true })
  }
  return { call, importWith }
}

describe('An archive from elsewhere', () => {
  test('is imported as it was exported', async () => {
    const { call, importWith } = await arrange()
    expect((await importWith(() => undefined)).statusCode).toBe(200)
    expect((await call('GET', '/worlds/other/faults')).json()).toMatchObject({ total: 1 })
  })

  test.each<[string, string, unknown]>([
    ['own', 'settings', '{'],
    ['own', 'own_values', '{}'],
    ['own', 'latency', -1],
    ['transactions', 'id', null],
    ['transactions', 'id', '1'],
    ['transactions', 'created_at', 1e300],
    ['transactions', 'body', '{}'],
    ['transactions', 'answer', 'null'],
    ['transactions', 'domain', 'x'],
    ['attachments', 'size', -1],
    ['payments', 'choice', 'x'],
    ['faults', 'operation', 'nothing'],
    ['faults', 'effect', '[]'],
    ['faults', 'conditions', 'x'],
    ['faults', 'remaining', 'x'],
    ['events', 'type', 'x'],
    ['events', 'at', -1],
    ['webhooks', 'types', '{}'],
    ['webhooks', 'types', 'x'],
    ['webhook_deliveries', 'attempts', 'x'],
  ])('is refused with %s.%s %j, which the service could not read', async (table, column, cell) => {
    const { call, importWith } = await arrange()
    const answer = await importWith(({ own, tables }) => {
      const row = table === 'own' ? own : tables[table]?.[0]
      expect(row, `The archive has no ${column} in ${table}`).toHaveProperty(column)
      if (row !== undefined) row[column] = cell
    })
    const place = table === 'own' ? `own.${column}` : `tables.${table}.0.${column}`
    expect(answer.json()).toMatchObject({
      error: 'invalid_request',
      issues: [{ path: 'data', message: `The service cannot read ${place} of this archive.` }],
    })
    expect((await call('GET', '/worlds/other')).statusCode).toBe(404)
  })

  test('is refused when an event has other data than its type', async () => {
    const { importWith } = await arrange()
    const answer = await importWith(({ tables }) => {
      for (const event of tables['events'] ?? []) event['data'] = '{}'
    })
    expect(answer.json()).toMatchObject({
      issues: [{ message: 'The service cannot read tables.events.0 of this archive.' }],
    })
  })

  test('is refused when its next event would have the number of another one', async () => {
    const { importWith } = await arrange()
    const answer = await importWith(({ tables }) => {
      for (const counter of tables['event_counters'] ?? []) counter['last'] = 0
    })
    expect(answer.json()).toMatchObject({
      issues: [{ message: 'The service cannot read tables.event_counters of this archive.' }],
    })
  })
})

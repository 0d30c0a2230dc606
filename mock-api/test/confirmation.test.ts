import { getDocumentProxy } from 'unpdf'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { control } from '@open-account/contracts/control/control'
import type { Letter } from '../src/mail/mailer.ts'
import { applicant } from './application.ts'
import { textIn } from './readPdf.ts'
import { now, testApp } from './testApp.ts'

const arrange = async (changes: Parameters<typeof testApp>[1] = {}) => {
  let at = now
  const { app, service } = await testApp({}, { clock: () => at, ...changes })
  const pass = (milliseconds: number) => {
    at += milliseconds
  }
  const listed = control.inbox.list.responses[200]
  const inbox = async () => {
    await app.confirmApplications()
    const answer = await app.inject({ url: '/mock/v1/worlds/default/inbox' })
    return listed.parse(answer.json()).messages
  }
  const attachment = async (message: string, filename: string) => {
    const answer = await app.inject({
      url: `/mock/v1/worlds/default/inbox/${message}/attachments/${filename}`,
    })
    return answer.rawPayload
  }
  return { app, service, pass, inbox, attachment, ...applicant(app) }
}

const minute = 60_000

describe('the e-mail that confirms an application', () => {
  test('an accepted application is confirmed by one e-mail, and a refused one by none', async () => {
    const { ready, submit, inbox } = await arrange()
    const { body } = await ready()
    expect((await submit({ ...body, name: '' })).statusCode).not.toBe(200)
    expect(await inbox()).toEqual([])
    const { app_id } = (await submit(body)).json<{ app_id: string }>()
    const [mail, ...others] = await inbox()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: body.email,
      subject: `We have received your application ${app_id}`,
      otp: null,
      sent_at: '2026-11-20T10:15:00',
    })
  })

  test('submitting twice, also at the same moment, sends one e-mail', async () => {
    const { ready, submit, inbox } = await arrange()
    const { body } = await ready()
    await Promise.all([submit(body), submit(body), submit(body)])
    await submit(body)
    expect(await inbox()).toHaveLength(1)
    expect(await inbox()).toHaveLength(1)
  })

  test('another attempt to pay sends no second e-mail', async () => {
    const { readyIn, submit, inbox } = await arrange()
    const { body } = await readyIn('commercial/company')
    await submit(body)
    expect(await inbox()).toHaveLength(1)
    await submit(body)
    const [mail, ...others] = await inbox()
    expect(others).toEqual([])
    expect(mail?.text).toContain('To pay online: S$ 2,100.00 (not paid yet)')
    expect(mail?.text).toContain('The security deposit is not paid yet.')
  })

  test('the e-mail says what was applied for, the appointment, and what happens next', async () => {
    const { ready, submit, inbox } = await arrange()
    const { body } = await ready()
    const { app_id } = (await submit(body)).json<{ app_id: string }>()
    const [mail] = await inbox()
    for (const text of [
      `Application ID: ${app_id}`,
      'Submitted on: 20 Nov 2026, 10:15',
      'Your appointment: Sat, 21 Nov 2026, 9 am to 12 pm (09:00 to 12:00)',
      'Place: 145 Lorong 2 Toa Payoh #09-128, Singapore 310145',
      'You applied for: Electricity, Water, Gas',
      '- Please arrange for someone to be present for the appointment.',
      '- For questions call us on 1800 2222 333.',
    ])
      expect(mail?.text).toContain(text)
    expect(mail?.text).not.toContain(body.nric)
    expect(mail?.html).toContain('<html lang="en-SG">')
    expect(mail?.html).toContain(app_id)
    expect(mail?.html).toContain('@media (prefers-color-scheme:dark)')
    expect(mail?.html).toContain('<span style="white-space:nowrap">#09-128</span>')
    expect(mail?.html).not.toMatch(/<(img|link|script|iframe)|https?:/)
  })

  test('an applicant without a signature on the form reads so', async () => {
    const { readyIn, submit, inbox } = await arrange()
    const { body } = await readyIn('commercial/company', { email: 'signature.failed@example.com' })
    expect((await submit(body)).json()).toMatchObject({ status: 'FAIL' })
    const [mail] = await inbox()
    expect(mail?.text).toContain('Your signature is not on the application form.')
    expect(mail?.text).toContain('The security deposit is paid once the form is signed.')
  })

  test('an e-mail to an existing account goes to its whole address', async () => {
    const { ready, submit, inbox } = await arrange()
    const masked = { nric: 'S8100007G', email: 'j*******m@example.com', is_masked_email: true }
    const { body } = await ready(masked)
    await submit(body)
    expect(await inbox()).toMatchObject([{ to: 'jamie.lim@example.com' }])
  })
})

describe('the files of the e-mail', () => {
  const confirmed = async () => {
    const arranged = await arrange()
    const { ready, submit, inbox, attachment } = arranged
    const { body } = await ready()
    const { app_id } = (await submit(body)).json<{ app_id: string }>()
    const [mail] = await inbox()
    if (mail === undefined) throw new Error('There is no e-mail')
    return { app_id, mail, file: (name: string) => attachment(mail.id, name), body }
  }

  test('the calendar file is valid and has the appointment', async () => {
    const { app_id, mail, file } = await confirmed()
    expect(mail.attachments).toContainEqual({
      filename: `${app_id}.ics`,
      content_type: 'text/calendar; method=PUBLISH; charset=utf-8',
      size: (await file(`${app_id}.ics`)).length,
    })
    const calendar = (await file(`${app_id}.ics`)).toString()
    for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const component = ICAL.Component.fromString(calendar)
    expect(component.getFirstPropertyValue('version')).toBe('2.0')
    expect(component.getFirstPropertyValue('method')).toBe('PUBLISH')
    const [event, ...others] = component.getAllSubcomponents('vevent').map(vevent => new ICAL.Event(vevent))
    expect(others).toEqual([])
    expect(event?.uid).toBe(`${app_id}@open-account`)
    expect(event?.startDate.toJSDate().toISOString()).toBe('2026-11-21T01:00:00.000Z')
    expect(event?.endDate.toJSDate().toISOString()).toBe('2026-11-21T04:00:00.000Z')
    expect(event?.location).toBe('145 Lorong 2 Toa Payoh #09-128, Singapore 310145')
    expect(event?.description).toContain(app_id)
    expect(component.getFirstSubcomponent('vevent')?.getFirstPropertyValue('dtstamp')?.toString()).toBe(
      '2026-11-20T02:15:00Z',
    )
  })

  test('the receipt is a PDF with the answers, in which the NRIC is masked', async () => {
    const { app_id, file, body } = await confirmed()
    const pdf = await file(`${app_id}.pdf`)
    const text = textIn(pdf)
    for (const part of [
      app_id,
      '20 Nov 2026, 10:15',
      'Sat, 21 Nov 2026, 9 am to 12 pm (09:00 to 12:00)',
      'Tan Ah Kow',
      '1800 2222 333',
    ])
      expect(text).toContain(part)
    expect(text).toContain(`*****${body.nric.slice(-4)}`)
    expect(text).not.toContain(body.nric)
    const document = await getDocumentProxy(new Uint8Array(pdf))
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
  })

  test('a file that an e-mail does not have is unknown', async () => {
    const { mail, file } = await confirmed()
    expect((await file('other.pdf')).toString()).toContain('not_found')
    expect(mail.attachments).toHaveLength(2)
  })
})

describe('a mail server that fails', () => {
  const failing = async () => {
    const sent: Letter[] = []
    let isReachable = false
    const mailer = {
      send: (letter: Letter) => {
        if (!isReachable) return Promise.reject(new Error(`550 no such user ${letter.to}`))
        sent.push(letter)
        return Promise.resolve()
      },
      close: () => undefined,
    }
    const arranged = await arrange({ mailer })
    return {
      ...arranged,
      sent,
      reach: () => {
        isReachable = true
      },
    }
  }

  test('a failing mail server fails no submission, and the e-mail is sent once it works again', async () => {
    const { ready, submit, inbox, sent, reach, pass } = await failing()
    const { body } = await ready()
    const answer = await submit(body)
    expect(answer.statusCode).toBe(200)
    expect(await inbox()).toHaveLength(1)
    reach()
    expect(await inbox()).toHaveLength(1)
    expect(sent).toEqual([])
    pass(2 * minute)
    expect(await inbox()).toHaveLength(1)
    const { app_id } = answer.json<{ app_id: string }>()
    expect(sent).toMatchObject([
      {
        id: app_id,
        to: body.email,
        attachments: [{ filename: `${app_id}.pdf` }, { filename: `${app_id}.ics` }],
      },
    ])
    pass(5 * minute)
    await inbox()
    expect(sent).toHaveLength(1)
  })

  test('the e-mail waits in the store from the moment of the acceptance', async () => {
    const { service, ready, submit } = await arrange()
    const { body, state_id } = await ready()
    await submit(body)
    const rows = await service.db.selectFrom('outbox').selectAll().execute()
    expect(rows).toMatchObject([{ state_id, message: null, tries: 0 }])
  })
})

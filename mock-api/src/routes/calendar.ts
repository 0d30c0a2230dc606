import type { contract } from '@open-account/contracts'
import type { Handlers } from '../plugins/contract.ts'
import type { Service } from '../service/service.ts'
import { confirmSlot } from '../subjects/turnOn/confirmSlot.ts'
import { listDays } from '../subjects/turnOn/listDays.ts'
import { listSlots } from '../subjects/turnOn/listSlots.ts'
import { transactionOf } from './transactionOf.ts'

export const calendarRoutes = (service: Service): Handlers<typeof contract.calendar> => ({
  days: async ({ body, request }) => {
    const transaction = await transactionOf(service, request, body.state_id)
    return { status: 200, ...listDays(request, transaction, body) }
  },
  timeslots: async ({ body, request }) => {
    const transaction = await transactionOf(service, request, body.state_id)
    return { status: 200, ...(await listSlots(service, request, transaction, body)) }
  },
  confirm: async ({ body, request }) => {
    const transaction = await transactionOf(service, request, body.state_id)
    await confirmSlot(service, request, transaction, {
      date: body.selected_date,
      start: body.selected_time,
      proof: body.time_hash,
    })
    return { status: 200, rule: 'timeslots.held', body: { success: true } }
  },
})

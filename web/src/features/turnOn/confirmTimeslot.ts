import type { Draft } from '../../session/draft.ts'
import { tsr } from '../../http/api/client.ts'
import type { Signup } from '../../session/signup.ts'

/**
 * Reserves the chosen timeslot, if there is one. Called on Next and not on every choice, so that comparing timeslots
 * reserves none. The time sent is the start (C-144).
 */
export const confirmTimeslot = async (
  { turnOn, turnOnServices }: Pick<Draft, 'turnOn' | 'turnOnServices'>,
  { stateId }: Pick<Signup, 'stateId'>,
): Promise<void> => {
  if (turnOn.turn_on_time_hash === '') return
  await tsr.calendar.confirm.mutate({
    body: {
      state_id: stateId,
      selected_date: turnOnServices.turn_on_date,
      notification_number: turnOn.notification_no,
      notification_type: turnOn.notification_type,
      selected_time: turnOn.turn_on_time,
      time_hash: turnOn.turn_on_time_hash,
    },
  })
}

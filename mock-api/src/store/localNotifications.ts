import type { Listener, Notifications, StreamNotification } from './notifications.ts'

/** Notifications of a store that only this process serves. */
export const localNotifications = (): Notifications => {
  let listening: Listener | null = null
  return {
    withNotifications: async (work, within) => {
      const told: StreamNotification[] = []
      const result = await within(trx =>
        work(trx, one => {
          told.push(one)
          return Promise.resolve()
        }),
      )
      for (const one of told) listening?.onNotification(one)
      return result
    },
    listen: ear => {
      listening = ear
      return Promise.resolve()
    },
    close: () => {
      listening = null
      return Promise.resolve()
    },
  }
}

import type { Listener, Notifications, StreamNotification } from './notifications.ts'

/** Notifications of a store that only this process serves. */
export const localNotifications = (): Notifications => {
  let currentListener: Listener | null = null
  return {
    withNotifications: async (work, within) => {
      const notifications: StreamNotification[] = []
      const result = await within(trx =>
        work(trx, notification => {
          notifications.push(notification)
          return Promise.resolve()
        }),
      )
      for (const notification of notifications) currentListener?.onNotification(notification)
      return result
    },
    listen: listener => {
      currentListener = listener
      return Promise.resolve()
    },
    close: () => {
      currentListener = null
      return Promise.resolve()
    },
  }
}

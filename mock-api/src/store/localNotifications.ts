import type { Ear, News, Told } from './news.ts'

/** News of a store that only this process serves. */
export const localNews = (): News => {
  let listening: Ear | null = null
  return {
    telling: async (work, within) => {
      const told: Told[] = []
      const result = await within(trx =>
        work(trx, one => {
          told.push(one)
          return Promise.resolve()
        }),
      )
      for (const one of told) listening?.hear(one)
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

import { control } from '@open-account/contracts/control/control'

const address = '/mock/v1/worlds/default/streams'
/** The largest page. */
const pageSize = 500

/** How many streams of the default world a kiosk listens to. `read` makes a GET call and returns its JSON. */
export const listeningStreams = async (read: (url: string) => Promise<unknown>): Promise<number> => {
  let listening = 0
  for (let after: string | undefined, isLast = false; !isLast;) {
    const query = new URLSearchParams({ limit: String(pageSize), ...(after !== undefined && { after }) })
    const { streams } = control.streams.list.responses[200].parse(
      await read(`${address}?${query.toString()}`),
    )
    listening += streams.filter(stream => stream.listening).length
    after = streams.at(-1)?.id
    isLast = streams.length < pageSize
  }
  return listening
}

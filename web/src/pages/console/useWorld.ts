import { params } from './place.ts'
import { tsr } from './steer.ts'

/** How often a panel that shows what happens reads it again. Milliseconds. */
export const live = 2_000

/** The world of this page: its clock, delay and lifetime. */
export const useWorld = () =>
  tsr.worlds.read.useQuery({ queryKey: ['world'], queryData: { params }, refetchInterval: live })

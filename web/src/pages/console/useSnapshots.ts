import type { Snapshot } from '@open-account/contracts/control/snapshots'
import { params } from './place.ts'
import { tsr } from './steer.ts'

/** The snapshots of the world, as many as one call lists. */
export const useSnapshots = () => {
  const { data, error } = tsr.snapshots.list.useQuery({
    queryKey: ['snapshots'],
    queryData: { params, query: { limit: 500 } },
  })
  return { snapshots: data?.body.snapshots ?? [], error }
}

export const snapshotName = ({ id, name }: Snapshot): string => name ?? id

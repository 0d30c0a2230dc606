import type { WorldRow } from '../../store/tables.ts'
import { verifyMac, mac, macsWith } from '../worlds/mac.ts'

type World = Pick<WorldRow, 'secret'>

/** Makes the proofs that dates, YYYYMMDD, were offered to a transaction. */
export const dateProofs = (world: World, stateId: string): ((date: string) => string) =>
  macsWith(world, 'date', stateId)

export const isDateProven = (world: World, proof: string, stateId: string, date: string): boolean =>
  verifyMac(world, proof, 'date', stateId, date)

/** Proof that an appointment, YYYYMMDD and HHmmss, of a pool was offered to a transaction. */
export const timeProof = (world: World, stateId: string, pool: string, date: string, start: string): string =>
  mac(world, 'time', stateId, pool, date, start)

export const isTimeProven = (
  world: World,
  proof: string,
  stateId: string,
  pool: string,
  date: string,
  start: string,
): boolean => verifyMac(world, proof, 'time', stateId, pool, date, start)

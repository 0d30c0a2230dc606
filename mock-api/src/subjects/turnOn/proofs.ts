import type { WorldRow } from '../../store/tables.ts'
import { isSealed, seal } from '../worlds/seal.ts'

type World = Pick<WorldRow, 'secret'>

/** Proof that a date, YYYYMMDD, was offered to a transaction. */
export const dateProof = (world: World, stateId: string, date: string): string =>
  seal(world, 'date', stateId, date)

export const isDateProven = (world: World, proof: string, stateId: string, date: string): boolean =>
  isSealed(world, proof, 'date', stateId, date)

/** Proof that an appointment, YYYYMMDD and HHmmss, was offered to a transaction, and whose crews it needs. */
export const timeProof = (world: World, stateId: string, pool: string, date: string, start: string): string =>
  seal(world, 'time', stateId, pool, date, start)

export const isTimeProven = (
  world: World,
  proof: string,
  stateId: string,
  pool: string,
  date: string,
  start: string,
): boolean => isSealed(world, proof, 'time', stateId, pool, date, start)

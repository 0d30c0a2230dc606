import { readSession, sessionKeys, writeSession } from '../../session/session.ts'

/** What a person may switch on at a shared device, for as long as the session is theirs. */
export const comforts = ['text', 'contrast', 'keyboard'] as const
export type Comfort = (typeof comforts)[number]

/** What is switched on in this session. */
export const readComfort = (): readonly Comfort[] => {
  const kept = readSession(sessionKeys.comfort)?.split(' ') ?? []
  return comforts.filter(comfort => kept.includes(comfort))
}

export const keepComfort = (on: readonly Comfort[]): void =>
  writeSession(sessionKeys.comfort, on.length > 0 ? on.join(' ') : null)

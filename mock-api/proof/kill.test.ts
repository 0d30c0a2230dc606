import { setTimeout } from 'node:timers/promises'
import { test } from 'vitest'
import { type Acknowledgement, applyUntilStopped, lossOf, replacedIn } from './acknowledgements.ts'
import { attack } from './attack.ts'
import { attackedFolder, attackedProcess } from './attackedProcess.ts'
import { inParallel } from './inParallel.ts'
import { randomOf } from './randomOf.ts'
import { filesAndRows } from './storeFiles.ts'

const applicants = 4
/** The minimum of acknowledgements before each kill, and the maximum delay of the kill after them. Milliseconds. */
const between = 10
const latestKill = 300
/** The maximum time until the service deletes the files that a killed process left. Milliseconds. */
const sweptWithin = 60_000
const night = 200

const run = async ({ size, seed }: { readonly size: number; readonly seed: number }) => {
  const random = randomOf(seed)
  const folder = await attackedFolder()
  const acknowledged: Acknowledgement[] = []
  const violations: string[] = []
  for (let kill = 0; kill < size; kill += 1) {
    const { origin, isOver, kill: end } = await attackedProcess({ DATA_DIR: folder })
    const countBefore = acknowledged.length
    const enough = Promise.withResolvers<undefined>()
    const note = (one: Acknowledgement) => {
      acknowledged.push(one)
      if (acknowledged.length >= countBefore + between) enough.resolve(undefined)
    }
    const applying = Array.from({ length: applicants }, (_, applicant) =>
      applyUntilStopped(origin, `life-${kill}-${applicant}`, note, isOver).catch((error: unknown) => {
        if (!isOver()) violations.push(`before a kill: ${String(error)}`)
        enough.resolve(undefined)
      }),
    )
    await enough.promise
    await setTimeout(random() * latestKill)
    await end()
    await Promise.all(applying)
  }

  const { origin, stop } = await attackedProcess({ DATA_DIR: folder })
  const replaced = replacedIn(acknowledged)
  await inParallel(applicants, acknowledged, async one => {
    const loss = await lossOf(origin, one, replaced)
    if (loss !== undefined) violations.push(loss)
  })
  if (size >= night) await setTimeout(sweptWithin)
  await stop()
  const { doubled, orphans, orphansAfterSweep, missing } = await filesAndRows(folder)
  violations.push(
    ...doubled.map(({ state_id: state, type }) => `${state} has ${type} twice`),
    ...(size >= night ? orphans : orphansAfterSweep).map(file => `${file} is an orphan`),
    ...missing.map(file => `${file} is missing`),
  )
  const lost = violations.length - doubled.length
  return {
    ran: `${size} kills, ${acknowledged.length.toLocaleString('en')} acknowledgements`,
    result: `${lost} lost or left behind, ${doubled.length} doubled`,
    violations,
  }
}

test(
  'Kill -9 during applications',
  attack({
    runs: { day: 2, night },
    target: 'nothing acknowledged is lost or doubled, no orphan file after 60 s',
    run,
  }),
)

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'vitest'
import { applicantOver } from '../test/application.ts'
import { attack } from './attack.ts'
import { attackedFolder, attackedProcess } from './attackedProcess.ts'
import { randomOf } from './randomOf.ts'

/** Letters for a number, so that a name can contain it. */
const lettersOf = (number: number): string =>
  String(number).replaceAll(/\d/g, digit => 'abcdefghij'.charAt(Number(digit)))

const canariesOf = (number: number) => ({
  name: `Canary ${lettersOf(number)} Canary`.toUpperCase(),
  email: `canary.${lettersOf(number)}.end@example.com`,
  file: `canary ${lettersOf(number)} end.pdf`,
  content: `%PDF-1.7 canary ${lettersOf(number)} end`,
})

const run = async ({ size, seed }: { readonly size: number; readonly seed: number }) => {
  const random = randomOf(seed)
  const folder = await attackedFolder()
  const { origin, stop } = await attackedProcess({ DATA_DIR: folder })
  const control = async (method: 'POST' | 'DELETE', path: string, payload?: object) => {
    const { status } = await fetch(`${origin}/mock/v1/worlds${path}`, {
      method,
      headers: payload === undefined ? {} : { 'content-type': 'application/json' },
      ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
    })
    if (status >= 300) throw new Error(`${method} ${path} is answered ${status}`)
  }
  const apply = async (number: number) => {
    const { name, email, file, content } = canariesOf(number)
    const person = applicantOver(origin, { 'x-world': `world-${number}` })
    const { state_id: state, body } = await person.ready({ name, email })
    await person.upload(state, 'nric_back', file, Buffer.from(content))
    await person.post('/v1/accounts/profile/request-email-otp', { transaction_id: state, email })
    const { body: answer } = await person.submit(body)
    if (!answer.includes('SUCCESS')) throw new Error(`A submission is answered ${answer}`)
  }
  /** The places that contain data of these worlds' applicants. */
  const found = async (numbers: readonly number[]) => {
    const texts = numbers.flatMap(number => Object.values(canariesOf(number)))
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
    const hits = files.map(async file => {
      const bytes = await readFile(file)
      return texts
        .filter(text => bytes.includes(text))
        .map(text => `${text} is in ${file.slice(folder.length)}`)
    })
    return (await Promise.all(hits)).flat()
  }

  const violations: string[] = []
  const open: number[] = []
  const over: number[] = []
  const endOne = async () => {
    const [number = 0] = open.splice(Math.floor(random() * open.length), 1)
    if (random() < 0.5) await control('DELETE', `/world-${number}`)
    else await control('POST', `/world-${number}/reset`)
    over.push(number)
    violations.push(...(await found(over)))
  }
  for (let number = 1; number <= size; number += 1) {
    await control('POST', '', { id: `world-${number}` })
    await apply(number)
    if ((await found([number])).length === 0) violations.push(`nothing of ${number} was ever there`)
    open.push(number)
    if (random() < 0.6) await endOne()
  }
  while (open.length > 0) await endOne()
  await stop()
  violations.push(...(await found(over)))
  return {
    ran: `${size} worlds with an application, deleted or reset in another order`,
    result: `${violations.length} values found in the bytes of the store, its log and the uploads`,
    violations,
  }
}

test(
  "Applicants' values after the end of their world",
  attack({ runs: { day: 4, night: 200 }, target: 'none', run }),
)

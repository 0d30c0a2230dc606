import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** An input of a rule and its expected result. */
export interface Vector {
  readonly id: string
  readonly input: unknown
  readonly expected: unknown
}

const ownFile = fileURLToPath(new URL('vectors.json', import.meta.url))
const workspace = fileURLToPath(new URL('../..', import.meta.url))

/** The file in VECTORS, relative to the folder of the command or to the workspace; without it our own file. */
const vectorsFile = (): string => {
  const named = process.env['VECTORS']
  if (named === undefined || named === '') return ownFile
  const candidates = [process.env['INIT_CWD'] ?? process.cwd(), workspace].map(folder =>
    resolve(folder, named),
  )
  const found = candidates.find(file => existsSync(file))
  if (found === undefined) throw new Error(`The file in VECTORS does not exist: ${named}`)
  return found
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const asVector = (kind: string, value: unknown): Vector => {
  if (!isRecord(value) || typeof value['id'] !== 'string' || !('input' in value) || !('expected' in value))
    throw new Error(`A vector of the kind ${kind} lacks its id, input or expected value`)
  return { id: value['id'], input: value['input'], expected: value['expected'] }
}

/** Every vector of the file by its kind. */
export const loadVectors = (): ReadonlyMap<string, readonly Vector[]> => {
  const file = vectorsFile()
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const kinds = isRecord(content) ? content['vectors'] : undefined
  if (!isRecord(kinds)) throw new Error(`${file} has no vectors by kind`)
  return new Map(
    Object.entries(kinds).map(([kind, vectors]) => {
      if (!Array.isArray(vectors)) throw new Error(`The kind ${kind} is not a list of vectors`)
      return [kind, vectors.map(vector => asVector(kind, vector))]
    }),
  )
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../npm.mjs'

/** The table of all calls of the control API, in the order of the contract. */
export const controlCallsTable = () => {
  const { paths } = JSON.parse(readFileSync(join(root, 'contracts/openapi.control.json'), 'utf8'))
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { summary, description = '' }]) =>
        `| \`${method.toUpperCase()} ${path.replace('/mock/v1', '')}\` | ${summary} | ${description.split('\n')[0]} |`,
    ),
  )
  return ['| call, below `/mock/v1` | effect | more |', '|---|---|---|', ...rows].join('\n')
}

import { control } from '@open-account/contracts/control/control'
import { routesOfCalls } from '../src/plugins/contract.ts'

/** The file that this script writes: the service routes the calls of the control API before it loads their contract. */
export const controlRoutesUrl = new URL('../src/routes/control/controlRoutes.gen.ts', import.meta.url)

/** The content of that file, by the contract. */
export const controlRoutesFile = (): string => {
  const rows = Object.entries(control).flatMap(([name, router]) =>
    routesOfCalls(router, name).map(
      ({ operation, method, url, needsWorldKey }) =>
        `  { operation: '${operation}', method: '${method}', url: '${url}', needsWorldKey: ${needsWorldKey} },`,
    ),
  )
  return `/** The calls of the control API. \`npm run generate\` writes this file from the contract. */
export const controlRoutes = [
${rows.join('\n')}
] as const
`
}

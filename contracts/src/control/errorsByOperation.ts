import { serviceErrorCodes, type ServiceErrorCode } from '../errors.ts'
import { everyRoute } from '../everyRoute.ts'
import { contract } from '../index.ts'
import { isOperation, statusOfError } from './faults.ts'

const names = everyRoute(contract).map(({ name }) => name)
const routers = [...new Set(names.map(name => name.replace(/\.\w+$/, '')))]

const errorsOf = (operation: string): readonly ServiceErrorCode[] =>
  serviceErrorCodes.filter(code =>
    names.filter(name => isOperation(operation, name)).every(name => statusOfError(name, code) !== null),
  )

/**
 * What a fault can name, every call, all calls of a router or one call, with the errors that it can return: those that
 * the contract of each of these calls lists.
 */
export const errorsByOperation: Readonly<Record<string, readonly ServiceErrorCode[]>> = Object.fromEntries(
  ['*', ...routers.map(router => `${router}.*`), ...names].map(operation => [operation, errorsOf(operation)]),
)

import { EnvironmentError } from '../kit/env.ts'
import type { ObjectStoreAddress } from '../kit/objectStoreAddress.ts'
import { StoreError } from '../kit/troubleOf.ts'
import { bucketCalls, type Credentials } from './bucketCalls.ts'
import { bucketStore } from './bucketStore.ts'
import type { FileStore } from './fileStore.ts'

/** The files in a bucket. Throws an EnvironmentError when nothing can be stored there. */
export const openBucket = async (
  address: ObjectStoreAddress,
  credentials: Credentials,
  reportError: (reason: string) => void,
): Promise<FileStore> => {
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const)
    if (credentials[name] === '')
      throw new EnvironmentError(`The setting ${name} is wrong: FILES_URL needs it.`)
  try {
    await bucketStore(bucketCalls(address, credentials, () => undefined)).checkWritable()
  } catch (error) {
    if (error instanceof StoreError)
      throw new EnvironmentError(`The setting FILES_URL is wrong: ${error.message}.`)
    throw error
  }
  return bucketStore(bucketCalls(address, credentials, reportError))
}

import { S3mini, S3NetworkError, S3ServiceError } from 's3mini'
import type { Env } from '../kit/env.ts'
import type { ObjectStoreAddress } from '../kit/objectStoreAddress.ts'
import { StoreError } from '../kit/troubleOf.ts'

export type Credentials = Pick<Env, 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_REGION'>

/** How long a call of the object store may take. Milliseconds. */
const defaultTimeout = 20_000
const insufficientStorage = 507
const fullCodes: ReadonlySet<string> = new Set(['QuotaExceeded', 'StorageFull', 'XMinioStorageFull'])

const isFull = (error: unknown): boolean =>
  error instanceof S3ServiceError &&
  (error.status === insufficientStorage || fullCodes.has(error.serviceCode ?? ''))

const codeIn = (error: Error): string =>
  error.cause instanceof Error && 'code' in error.cause ? ` (${String(error.cause.code)})` : ''

/** What went wrong, for an operator. */
const reasonOf = ({ bucket, endpoint }: ObjectStoreAddress, error: unknown): string => {
  if (error instanceof S3ServiceError) {
    const { status, serviceCode = 'Unknown' } = error
    if (status === 404) return `there is no bucket ${bucket} at ${endpoint}`
    if (status === 401 || status === 403)
      return `${endpoint} refuses the access key for the bucket ${bucket} (${serviceCode})`
    return `${endpoint} answers ${status} (${serviceCode})`
  }
  if (error instanceof S3NetworkError) return `${endpoint} cannot be reached (${error.code})`
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `${endpoint} does not answer`
  return error instanceof TypeError ? `the connection to ${endpoint} broke${codeIn(error)}` : error.message
}

/** Calls the object store. Rejects with a `StoreError` when the call fails. */
export type BucketCall = <Result>(work: (bucket: S3mini) => Promise<Result>) => Promise<Result>

/** The calls of one bucket. Each failure is reported, as one sentence without credentials. */
export const bucketCalls = (
  address: ObjectStoreAddress,
  { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION }: Credentials,
  reportError: (reason: string) => void,
  timeout = defaultTimeout,
): BucketCall => {
  const bucket = new S3mini({
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    endpoint: `${address.endpoint}/${address.bucket}`,
    region: address.region ?? (AWS_REGION || 'us-east-1'),
    requestAbortTimeout: timeout,
  })
  return async work => {
    try {
      return await work(bucket)
    } catch (error) {
      const reason = reasonOf(address, error)
      reportError(reason)
      throw new StoreError(isFull(error) ? 'storage_full' : 'unavailable', reason, { cause: error })
    }
  }
}

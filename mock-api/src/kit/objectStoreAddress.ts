/** Where the files are in an object store. */
export interface ObjectStoreAddress {
  readonly bucket: string
  /** The origin of the store, without the bucket. */
  readonly endpoint: string
  readonly region: string | null
}

const bucketName = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/
const parameters: ReadonlySet<string> = new Set(['endpoint', 'region'])

const isOrigin = (text: string): boolean => URL.canParse(text) && /^https?:\/\/[^/?#@]+\/?$/.test(text)

/** Reads `s3://bucket?endpoint=…&region=…`; null for any other text. */
export const objectStoreAddress = (text: string): ObjectStoreAddress | null => {
  if (!URL.canParse(text)) return null
  const { protocol, host: bucket, pathname, searchParams, username, hash } = new URL(text)
  const isComplete = protocol === 's3:' && bucketName.test(bucket)
  const hasMore = username !== '' || hash !== '' || !['', '/'].includes(pathname)
  if (!isComplete || hasMore || [...searchParams.keys()].some(name => !parameters.has(name))) return null
  const region = searchParams.get('region')
  const endpoint = searchParams.get('endpoint') ?? `https://s3.${region ?? 'us-east-1'}.amazonaws.com`
  return isOrigin(endpoint) ? { bucket, endpoint: new URL(endpoint).origin, region } : null
}

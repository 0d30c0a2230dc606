import { join } from 'node:path'
import type { Env } from '../kit/env.ts'
import type { FileStore } from './fileStore.ts'
import { folderStore } from './folderStore.ts'

type Settings = Pick<
  Env,
  'DATA_DIR' | 'FILES_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_REGION'
>

/**
 * The store of the files that the settings name. The library for an object store is loaded only where there is one.
 * Throws an EnvironmentError when the object store cannot be used.
 */
export const filesOf = async (env: Settings, reportError: (reason: string) => void): Promise<FileStore> => {
  if (env.FILES_URL === null) return folderStore(join(env.DATA_DIR, 'files'))
  const { openBucket } = await import('./openBucket.ts')
  return openBucket(env.FILES_URL, env, reportError)
}

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { onPath } from './machine.mjs'

/** Debian keeps each version's programs in a folder of its own, off the path. */
const debianFolder = '/usr/lib/postgresql'

const inDebianFolder = () =>
  existsSync(debianFolder)
    ? readdirSync(debianFolder)
        .map(version => join(debianFolder, version, 'bin', 'postgres'))
        .find(path => existsSync(path))
    : undefined

/**
 * The PostgreSQL server program of this machine; the service's tests start it.
 * @returns {string | undefined} its path
 */
export const findPostgres = () => onPath('postgres') ?? inDebianFolder()

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { onPath } from './machine.mjs'

/** Debian installs the programs of each version in a separate folder, which is not on the path. */
const debianFolder = '/usr/lib/postgresql'

const inDebianFolder = () =>
  existsSync(debianFolder)
    ? readdirSync(debianFolder)
        .map(version => join(debianFolder, version, 'bin', 'postgres'))
        .find(path => existsSync(path))
    : undefined

/**
 * Finds the PostgreSQL server program of this machine, which the service's tests start.
 * @returns {string | undefined} its path
 */
export const findPostgres = () => onPath('postgres') ?? inDebianFolder()

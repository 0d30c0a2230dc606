/** SQLite: a row refers to one that is not there. */
const foreignKeySqlite = 787
/** PostgreSQL: the same. */
const foreignKeyPostgres = '23503'

/**
 * Whether the database refused a row because the one to which it belongs was deleted meanwhile. Every row belongs to a
 * world in the end, and deleting a world deletes all of them.
 */
export const isParentMissing = (error: unknown): boolean =>
  error instanceof Error &&
  (('errcode' in error && error.errcode === foreignKeySqlite) ||
    ('code' in error && error.code === foreignKeyPostgres))

import type { Kysely } from 'kysely'

const change = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('personas')
    .addColumn('world', 'text', column => column.notNull().references('worlds.id').onDelete('cascade'))
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('sentence', 'text', column => column.notNull())
    .addColumn('data', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('personas_key', ['world', 'kind', 'id'])
    .execute()
  await db.schema
    .createTable('persona_choices')
    .addColumn('world', 'text', column => column.notNull().references('worlds.id').onDelete('cascade'))
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('persona', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('persona_choices_key', ['world', 'kind'])
    .execute()
  await db.schema
    .alterTable('identity_sessions')
    .addColumn('kind', 'text', column => column.notNull().defaultTo('person'))
    .execute()
}

/** Personas that testers add to a world and choose, and the identity service of a session. */
export const personas = {
  up: (db: Kysely<unknown>): Promise<void> =>
    db.isTransaction ? change(db) : db.transaction().execute(change),
}

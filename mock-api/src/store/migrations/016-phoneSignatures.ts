import type { Kysely } from 'kysely'

/** The signature that the screen of an upload session requests. */
export const phoneSignatures = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('kiosk_sessions').addColumn('signature_request', 'text').execute()
  },
}

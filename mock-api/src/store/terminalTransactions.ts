import type { Db, TerminalTransactionRow, TransactionRow } from './tables.ts'

export const insertTerminalTransaction = async (db: Db, row: TerminalTransactionRow): Promise<void> => {
  await db.insertInto('terminal_transactions').values(row).execute()
}

/** The transaction of a terminal with this id, in any world. */
export const findTerminalTransaction = (db: Db, id: string): Promise<TerminalTransactionRow | undefined> =>
  db.selectFrom('terminal_transactions').selectAll().where('id', '=', id).executeTakeFirst()

/** The terminal transactions for a transaction of the application, the earliest first. */
export const listTerminalTransactions = (
  db: Db,
  { world, id }: Pick<TransactionRow, 'world' | 'id'>,
): Promise<TerminalTransactionRow[]> =>
  db
    .selectFrom('terminal_transactions')
    .selectAll()
    .where('world', '=', world)
    .where('state_id', '=', id)
    .orderBy('chosen_at')
    .orderBy('id')
    .execute()

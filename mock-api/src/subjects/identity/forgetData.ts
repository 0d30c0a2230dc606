import type { Service } from '../../service/service.ts'
import { forgetIdentitySession } from '../../store/identitySessions.ts'
import type { TransactionRow } from '../../store/tables.ts'
import { changeTransaction } from '../../store/transactions.ts'
import type { Reply } from './authorize.ts'
import { identityCookie } from './identityCookie.ts'
import { companyService, personService } from './identityService.ts'

/** Deletes the browser's cookie for reading identity data. */
export const forgetCookies = (reply: Reply, id: string): void => {
  for (const { dataPath } of [personService, companyService])
    reply.setCookie(identityCookie, '', {
      path: `${dataPath}/${id}`,
      httpOnly: true,
      sameSite: 'lax',
      maxAge: 0,
    })
}

/**
 * Nobody reads the identity data of a transaction any more, nobody submits with it or retrieves it anew, and the browser
 * keeps no cookie for it.
 */
export const forgetData = async (
  { db }: Pick<Service, 'db'>,
  reply: Reply,
  { world, id }: TransactionRow,
): Promise<void> => {
  await forgetIdentitySession(db, { world, state_id: id })
  await changeTransaction(db, { world, id }, { identity_hash: null })
  forgetCookies(reply, id)
}

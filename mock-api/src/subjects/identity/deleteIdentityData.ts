import type { Service } from '../../service/service.ts'
import { forgetIdentitySession } from '../../store/identitySessions.ts'
import type { TransactionRow } from '../../store/tables.ts'
import { changeTransaction } from '../../store/transactions.ts'
import type { Reply } from './authorize.ts'
import { identityCookie } from './identityCookie.ts'
import { companyService, personService } from './identityService.ts'

/** Deletes the cookies with which the browser reads identity data. */
export const deleteIdentityCookies = (reply: Reply, id: string): void => {
  for (const { dataPath } of [personService, companyService])
    reply.setCookie(identityCookie, '', {
      path: `${dataPath}/${id}`,
      httpOnly: true,
      sameSite: 'lax',
      maxAge: 0,
    })
}

/**
 * Deletes the identity data of a transaction and the browser's cookies for it. Afterwards the data can be neither read
 * nor submitted nor retrieved again.
 */
export const deleteIdentityData = async (
  { db }: Pick<Service, 'db'>,
  reply: Reply,
  { world, id }: TransactionRow,
): Promise<void> => {
  await forgetIdentitySession(db, { world, state_id: id })
  await changeTransaction(db, { world, id }, { identity_hash: null })
  deleteIdentityCookies(reply, id)
}

import type { Service } from '../service.ts'
import { deleteIdentitySession } from '../store/identitySessions.ts'
import type { TransactionRow } from '../store/tables.ts'
import type { Reply } from './authorize.ts'
import { identityCookie } from './identityCookie.ts'
import { companyService, personService } from './identityService.ts'

/** Nobody reads the identity data of a transaction any more, and the browser keeps no cookie for it. */
export const forgetData = async (
  { db }: Pick<Service, 'db'>,
  reply: Reply,
  { world, id }: TransactionRow,
): Promise<void> => {
  await deleteIdentitySession(db, { world, state_id: id })
  for (const { dataPath } of [personService, companyService])
    reply.setCookie(identityCookie, '', {
      path: `${dataPath}/${id}`,
      httpOnly: true,
      sameSite: 'lax',
      maxAge: 0,
    })
}

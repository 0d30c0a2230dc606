import './requireTemporal.ts'
import { account } from './account.ts'
import { appconfig } from './appconfig.ts'
import { attachment } from './attachment.ts'
import { calendar } from './calendar.ts'
import { company } from './company.ts'
import { deposit } from './deposit.ts'
import { gateway } from './gateway.ts'
import { health } from './health.ts'
import { identity } from './identity.ts'
import { kiosk } from './kiosk.ts'
import { payment } from './payment.ts'
import { phone } from './phone.ts'
import { premise } from './premise.ts'
import { receipt } from './receipt.ts'
import { signature } from './signature.ts'
import { tension } from './tension.ts'
import { transaction } from './transaction.ts'

/** Every call of opening an account, as plain data that clients and servers can use. */
export const contract = {
  appconfig,
  transaction,
  premise,
  identity,
  company,
  account,
  tension,
  calendar,
  attachment,
  deposit,
  signature,
  receipt,
  payment,
  gateway,
  kiosk,
  phone,
  health,
} as const

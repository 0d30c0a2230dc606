import { type Cents, formatDollars } from '@open-account/domain/deposit/money'

/** An amount of the tariff: whole dollars without cents, as in 'S$ 40'. */
export const tariffAmount = (cents: Cents): string => formatDollars(cents).replace(/\.00$/, '')

/** The same as the tariff's tables print it, where every amount is in Singapore dollars: '$40', '$3.50'. */
export const tableAmount = (cents: Cents): string => tariffAmount(cents).replace('S$ ', '$')

import type { RuleId } from '@open-account/contracts/control/rules'
import type { Tension, TownGas } from '@open-account/domain/application/codes'
import type { IdOf } from '@open-account/contracts/control/values'
import type { Entry } from './entry.ts'

/** The calendar and the appointments of premises. */
export interface TurnOnScenario {
  readonly days: 'days' | 'none' | 'offset' | 'failing'
  readonly timeslots: 'offered' | 'one' | 'none' | 'not-needed' | 'failing'
  /** Whether gas and the other services have different first dates. */
  readonly gasDates: boolean
  readonly preTurnOn: boolean
  readonly meterReadings: boolean
  /** Whether the first appointment that a transaction confirms is already taken. */
  readonly firstSlotTaken: boolean
}

/** The premises at an address. */
export interface PremisesScenario {
  readonly rule: RuleId
  /** The only valid block of this postal code; null where every block is valid. */
  readonly block: string | null
  /** Null when no street is found. */
  readonly street: string | null
  /** Which look-ups return a premises number. */
  readonly number: 'always' | 'never' | 'premises only'
  readonly townGas: TownGas
  /** Whether gas is supplied here. */
  readonly gas: boolean
  readonly chilledWater: boolean
  readonly tension: Tension | null
  readonly contestable: boolean
  /** Days from today until the present account ends, or null. */
  readonly terminatesInDays: number | null
  readonly lookup: 'prompt' | 'slow' | 'failing'
  readonly turnOn: TurnOnScenario
}

const defaultTurnOn: TurnOnScenario = {
  days: 'days',
  timeslots: 'offered',
  gasDates: false,
  preTurnOn: false,
  meterReadings: false,
  firstSlotTaken: false,
}

/** The defaults of premises. Entries contain only what differs from them. */
export const defaultPremises: Omit<PremisesScenario, 'rule' | 'street'> = {
  block: null,
  number: 'always',
  townGas: 0,
  gas: false,
  chilledWater: false,
  tension: 'LT',
  contestable: false,
  terminatesInDays: null,
  lookup: 'prompt',
  turnOn: defaultTurnOn,
}

interface PremisesEntry extends Entry<'postalCode'> {
  /** The only house or block number of this postal code. */
  readonly block: string
  readonly street: string | null
  readonly overrides?: Partial<Omit<PremisesScenario, 'block' | 'turnOn'>>
  readonly turnOn?: Partial<TurnOnScenario>
}

/** Postal codes with a known answer. The postal code of a block of flats ends with its number. */
export const premisesEntries: readonly PremisesEntry[] = [
  {
    id: 'premises.flat',
    value: '310145',
    block: '145',
    street: 'LORONG 2 TOA PAYOH',
    rule: 'premises.town-gas',
    description: 'A flat with electricity, water and town gas (code 1).',
    overrides: { townGas: 1 },
  },
  {
    id: 'premises.condominium',
    value: '248373',
    block: '33',
    street: 'TANGLIN ROAD',
    rule: 'premises.found',
    description: 'A condominium without town gas.',
  },
  {
    id: 'premises.shophouse',
    value: '050034',
    block: '34',
    street: 'SAGO STREET',
    rule: 'premises.found',
    description: 'A shophouse with electricity and water.',
  },
  {
    id: 'premises.factory',
    value: '628506',
    block: '61',
    street: 'PIONEER ROAD',
    rule: 'premises.gas-preselected',
    description: 'A factory with electricity, water and gas.',
    overrides: { townGas: 1, gas: true },
  },
  {
    id: 'premises.elsewhere',
    value: '520201',
    block: '201',
    street: 'TAMPINES STREET 21',
    rule: 'premises.found',
    description: 'Another address, good as a mailing address.',
  },
  {
    id: 'premises.no-town-gas',
    value: '730303',
    block: '303',
    street: 'WOODLANDS STREET 31',
    rule: 'premises.no-town-gas',
    description: 'Town gas does not reach the flat (code 0), so gas cannot be chosen.',
  },
  {
    id: 'premises.town-gas-3',
    value: '560406',
    block: '406',
    street: 'ANG MO KIO AVENUE 10',
    rule: 'premises.town-gas-3',
    description: 'Town gas reaches the flat with code 3.',
    overrides: { townGas: 3 },
  },
  {
    id: 'premises.gas-preselected',
    value: '460018',
    block: '18',
    street: 'BEDOK SOUTH ROAD',
    rule: 'premises.gas-preselected',
    description: 'Gas is supplied at the flat and is preselected.',
    overrides: { townGas: 1, gas: true },
  },
  {
    id: 'premises.terminate-date',
    value: '120345',
    block: '345',
    street: 'CLEMENTI AVENUE 5',
    rule: 'premises.terminate-date',
    description: 'The present account ends in 10 days; earlier dates cannot be chosen.',
    overrides: { terminatesInDays: 10 },
  },
  {
    id: 'premises.terminate-date-late',
    value: '680210',
    block: '210',
    street: 'CHOA CHU KANG CENTRAL',
    rule: 'premises.terminate-date-late',
    description: 'The present account ends in 45 days, so that no date can be chosen.',
    overrides: { terminatesInDays: 45 },
  },
  {
    id: 'premises.not-found',
    value: '999999',
    block: '1',
    street: null,
    rule: 'premises.not-found',
    description: 'No street is found; the third time the application offers a non-standard address.',
  },
  {
    id: 'premises.invalid',
    value: '760888',
    block: '888',
    street: 'YISHUN AVENUE 9',
    rule: 'premises.invalid',
    description:
      'The street is found, but the address has no premises number, so Next says that it is invalid.',
    overrides: { number: 'never' },
  },
  {
    id: 'premises.mailing-invalid',
    value: '530777',
    block: '777',
    street: 'HOUGANG AVENUE 8',
    rule: 'premises.mailing-invalid',
    description: 'As a mailing address it is invalid; as premises it is fine.',
    overrides: { number: 'premises only' },
  },
  {
    id: 'premises.slow',
    value: '540266',
    block: '266',
    street: 'COMPASSVALE BOW',
    rule: 'premises.slow',
    description: 'The look-up takes four seconds.',
    overrides: { lookup: 'slow' },
  },
  {
    id: 'premises.failing',
    value: '650503',
    block: '503',
    street: 'BUKIT BATOK STREET 52',
    rule: 'premises.failing',
    description: 'The look-up fails.',
    overrides: { lookup: 'failing' },
  },
  {
    id: 'premises.high-tension',
    value: '638363',
    block: '36',
    street: 'TUAS SOUTH AVENUE 8',
    rule: 'premises.high-tension',
    description: 'Premises with high tension (HT).',
    overrides: { tension: 'HT', contestable: true },
  },
  {
    id: 'premises.extra-high-tension',
    value: '627833',
    block: '8',
    street: 'JURONG PORT ROAD',
    rule: 'premises.high-tension',
    description: 'Premises with extra high tension (EHT).',
    overrides: { tension: 'EHT', contestable: true },
  },
  {
    id: 'premises.ultra-high-tension',
    value: '627889',
    block: '90',
    street: 'SAKRA AVENUE',
    rule: 'premises.high-tension',
    description: 'Premises with ultra high tension (UHT).',
    overrides: { tension: 'UHT', contestable: true },
  },
  {
    id: 'premises.chilled-water',
    value: '018983',
    block: '12',
    street: 'MARINA BOULEVARD',
    rule: 'premises.chilled-water',
    description: 'Centralised cooling is supplied here.',
    overrides: { chilledWater: true },
  },
  {
    id: 'premises.contestable',
    value: '609930',
    block: '2',
    street: 'INTERNATIONAL BUSINESS PARK',
    rule: 'premises.contestable',
    description: 'The consumer may buy electricity from the open market.',
    overrides: { contestable: true },
  },
  {
    id: 'calendar.none',
    value: '600026',
    block: '26',
    street: 'TEBAN GARDENS ROAD',
    rule: 'calendar.none',
    description: 'The calendar has no day to choose.',
    turnOn: { days: 'none' },
  },
  {
    id: 'calendar.offset',
    value: '640518',
    block: '518',
    street: 'JURONG WEST STREET 52',
    rule: 'calendar.offset',
    description: 'The calendar answers with an Offset, which is an error.',
    turnOn: { days: 'offset' },
  },
  {
    id: 'calendar.failing',
    value: '160118',
    block: '118',
    street: 'JALAN BUKIT MERAH',
    rule: 'calendar.failing',
    description: 'The calendar fails.',
    turnOn: { days: 'failing' },
  },
  {
    id: 'calendar.gas-dates',
    value: '270003',
    block: '3',
    street: 'HOLLAND CLOSE',
    rule: 'calendar.gas-dates',
    description: 'Gas and the other services can be turned on from dates of their own.',
    overrides: { townGas: 1, gas: true },
    turnOn: { gasDates: true },
  },
  {
    id: 'calendar.pre-turn-on',
    value: '820168',
    block: '168',
    street: 'PUNGGOL FIELD',
    rule: 'calendar.pre-turn-on',
    description: 'The supplies are on already, so the applicant need not be present.',
    turnOn: { preTurnOn: true, timeslots: 'not-needed' },
  },
  {
    id: 'calendar.meter-readings',
    value: '390033',
    block: '33',
    street: 'CASSIA CRESCENT',
    rule: 'calendar.meter-readings',
    description: 'Photos of the meters are needed.',
    turnOn: { meterReadings: true },
  },
  {
    id: 'timeslots.one',
    value: '370061',
    block: '61',
    street: 'CIRCUIT ROAD',
    rule: 'timeslots.one',
    description: 'Every date has exactly one appointment, for one applicant, and it is chosen by itself.',
    turnOn: { timeslots: 'one' },
  },
  {
    id: 'timeslots.none',
    value: '380012',
    block: '12',
    street: 'UPPER BOON KENG ROAD',
    rule: 'timeslots.none',
    description: 'An appointment is needed and no date has one.',
    turnOn: { timeslots: 'none' },
  },
  {
    id: 'timeslots.not-needed',
    value: '200641',
    block: '641',
    street: 'ROWELL ROAD',
    rule: 'timeslots.not-needed',
    description: 'No appointment is needed.',
    turnOn: { timeslots: 'not-needed' },
  },
  {
    id: 'timeslots.failing',
    value: '190005',
    block: '5',
    street: 'BEACH ROAD',
    rule: 'timeslots.failing',
    description: 'The list of appointments fails.',
    turnOn: { timeslots: 'failing' },
  },
  {
    id: 'timeslots.taken-in-between',
    value: '180269',
    block: '269',
    street: 'QUEEN STREET',
    rule: 'timeslots.taken-in-between',
    description: 'The first appointment that is confirmed has just been taken; another one works.',
    turnOn: { firstSlotTaken: true },
  },
]

const byValue: ReadonlyMap<string, PremisesScenario> = new Map(
  premisesEntries.map(({ value, rule, block, street, overrides, turnOn }) => [
    value,
    { ...defaultPremises, rule, block, street, ...overrides, turnOn: { ...defaultTurnOn, ...turnOn } },
  ]),
)

/** The premises of a magic postal code; undefined for any other code. */
export const premisesOfValue = (postalCode: string): PremisesScenario | undefined => byValue.get(postalCode)

/** The premises of a magic value. */
export const premisesOfId = (id: IdOf<'postalCode'>): PremisesScenario => {
  const premises = byValue.get(premisesEntries.find(entry => entry.id === id)?.value ?? '')
  if (premises === undefined) throw new Error(`No premises have the id ${id}`)
  return premises
}

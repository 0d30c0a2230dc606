import { ownValueOf, type Valued } from './ownValues.ts'
import { defaultPremises, premisesOfId, premisesOfValue, type PremisesScenario } from './premises.ts'
import { streetOfSector } from './streets.ts'

type OwnPremises = NonNullable<ReturnType<typeof ownValueOf<'premises'>>>

/** Premises without an official address: no street, no tension, and otherwise the defaults. */
const noAddress: PremisesScenario = {
  ...defaultPremises,
  rule: 'premises.made-up',
  street: null,
  tension: null,
}

/** The premises of a postal code that no tester has changed. */
const unchangedPremises = (postalCode: string): PremisesScenario => {
  const magicPremises = premisesOfValue(postalCode)
  if (magicPremises !== undefined) return magicPremises
  const street = streetOfSector(postalCode)
  return {
    ...defaultPremises,
    rule: street === null ? 'premises.not-found' : 'premises.made-up',
    street,
    townGas: Number(postalCode) % 2 === 0 ? 1 : 0,
  }
}

/** The premises that a tester gave a postal code. */
const ownPremises = (own: OwnPremises): PremisesScenario => {
  const { days, timeslots, gas_dates, pre_turn_on, meter_readings, first_slot_taken, ...others } = own
  const base = own.like === undefined ? unchangedPremises(own.value) : premisesOfId(own.like)
  return {
    rule: 'premises.own',
    block: others.block === undefined ? base.block : others.block,
    street: others.street === undefined ? base.street : others.street,
    number: base.number,
    townGas: others.town_gas ?? base.townGas,
    gas: others.gas ?? base.gas,
    chilledWater: others.chilled_water ?? base.chilledWater,
    tension: others.tension === undefined ? base.tension : others.tension,
    contestable: others.contestable ?? base.contestable,
    terminatesInDays:
      others.terminates_in_days === undefined ? base.terminatesInDays : others.terminates_in_days,
    lookup: others.lookup ?? base.lookup,
    turnOn: {
      days: days ?? base.turnOn.days,
      timeslots: timeslots ?? base.turnOn.timeslots,
      gasDates: gas_dates ?? base.turnOn.gasDates,
      preTurnOn: pre_turn_on ?? base.turnOn.preTurnOn,
      meterReadings: meter_readings ?? base.turnOn.meterReadings,
      firstSlotTaken: first_slot_taken ?? base.turnOn.firstSlotTaken,
    },
  }
}

/**
 * The premises at a postal code: those that a tester gave the world, those of the magic value, or else premises that are
 * made up from the code, so that testers can use their own address. Made-up premises with an even code have town gas.
 */
export const premisesAt = (postalCode: string, world: Valued): PremisesScenario => {
  if (postalCode === '') return noAddress
  const own = ownValueOf(world, 'premises', postalCode)
  return own === undefined ? unchangedPremises(postalCode) : ownPremises(own)
}

interface Address {
  readonly postalCode: string
  readonly block: string
}

const isOtherBlock = ({ block: onlyBlock }: PremisesScenario, block: string): boolean =>
  onlyBlock !== null && onlyBlock.toUpperCase() !== block.trim().toUpperCase()

/** The register's entry for a postal code and block: without a street when the block does not match. */
export const addressAt = ({ postalCode, block }: Address, world: Valued): PremisesScenario => {
  const premises = premisesAt(postalCode, world)
  return isOtherBlock(premises, block) ? { ...premises, rule: 'premises.not-found', street: null } : premises
}

import { expect, test } from 'vitest'
import { resident, residentWith } from '../../test/applicant.ts'
import { resetFields } from './resetFields.ts'

const dated = residentWith({
  signup: { terminateDate: '20261201' },
  turnOn: { zcGasDate: '20261130', zczzDate: '20261129' },
})

test('a refused date resets the terminate date and the gas dates only', () => {
  const { signup, turnOn, turnOnServices } = resetFields(dated, { domain: 'residential' }, ['date_refused'])
  expect(signup).toEqual({ ...dated.signup, terminateDate: '' })
  expect(turnOn).toEqual({ ...dated.turnOn, zcGasDate: '', zczzDate: '' })
  expect(turnOnServices).toEqual(dated.turnOnServices)
})

test('another date resets the timeslot with its proof', () => {
  const { turnOn } = resetFields(resident, { domain: 'residential' }, ['turn_on_date_changed'])
  expect(turnOn).toEqual({
    ...resident.turnOn,
    turn_on_datetime: null,
    turn_on_time: '',
    turn_on_time_hash: '',
  })
})

test('further fields are reset on request', () => {
  const { turnOnServices } = resetFields(resident, { domain: 'residential' }, [], ['turn_on_date'])
  expect(turnOnServices).toEqual({ ...resident.turnOnServices, turn_on_date: '' })
})

test('premises without an official address lose every part of an address and keep their description', () => {
  const described = residentWith({
    premises: {
      premise_address: { ...resident.premises.premise_address, premise_description: 'Street light 12' },
    },
  })
  const { premises } = resetFields(described, { domain: 'residential' }, ['switched_to_non_standard'])
  expect(premises.premise_address).toMatchObject({
    premise_postal_code: '',
    premise_block: '',
    premise_floor: '',
    premise_unit: '',
    premise_street_name: '',
    premise_premise_no: '',
    premise_description: 'Street light 12',
  })
})

import { testApp } from './testApp.ts'

/** The two calls of the deposit. */
export const arrangeDeposit = async () => {
  const { app } = await testApp()
  const options = (payload: object = {}) =>
    app.inject({ method: 'POST', url: '/v1/openacc/fetchSDOptions', payload })
  const calculate = (changes: object) =>
    app.inject({
      method: 'POST',
      url: '/v1/openacc/calculateSD',
      payload: {
        account_type: '02',
        accHolderType: 'C',
        usageType: 'permanent',
        isElectricitySelected: true,
        isWaterSelected: true,
        isGasSelected: false,
        useOfPremises: 'PREMISES_OTHERS',
        waterCapacityRequired: '100',
        electricitySupplyRange: 'ELEC_CAP_CODE_2',
        nric_roc: '201500004E',
        ...changes,
      },
    })
  return { app, options, calculate }
}

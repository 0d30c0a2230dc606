/** The version of the contract, with which a service answers every call. `npm run generate` writes it. */
export const contractVersion = '0.1.0'

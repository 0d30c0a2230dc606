/** The address of the test receivers, before the id of the world and a MAC. */
export const receiverPath = '/mock/receiver'
/** The purpose of the MAC in the address. */
export const receiverPurpose = 'receiver'
/** The status of an answer of the test receiver where none is set, and for how many more calls. */
export const usualAnswer = { status: 204, times: 0 }

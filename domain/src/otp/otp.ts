/** Digits of the one-time password that verifies an e-mail address (C-116). */
export const otpLength = 6

/** Whether an entered one-time password is six digits. */
export const isOtp = (otp: string): boolean => /^\d{6}$/.test(otp)

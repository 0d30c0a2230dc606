import { type Flags, isFlagActive } from '../../session/flags.ts'

/** Whether the flag says that no one-time password is asked for (C-017). */
export const isOtpBypassed = (flags: Flags): boolean => isFlagActive(flags, 'oa-bypass-otp')

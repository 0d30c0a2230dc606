/** The URL of a call from its path: on this origin, unless the build sets another one. */
export const serviceAddress = (path: string): string => `${import.meta.env.VITE_API_BASE_URL ?? ''}${path}`

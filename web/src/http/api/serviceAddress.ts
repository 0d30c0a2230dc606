/** The whole address of a call, by its path: on this origin, unless the build names another one. */
export const serviceAddress = (path: string): string => `${import.meta.env.VITE_API_BASE_URL ?? ''}${path}`

/** The first path segments of calls. No page of the application begins with one. */
const callPath = /^\/(?:appconfig|v1|oidc|khaos|GW2|mock|health)(?:[/?]|$)/

/** Whether an address belongs to the calls. */
export const isCallPath = (path: string): boolean => callPath.test(path)

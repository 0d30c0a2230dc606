/** The name of the JSON text that a body brings along. `JSON.stringify` and the contract's schemas ignore it. */
const text = Symbol('text')

/** The JSON text of a body. */
export const serialize = (body: unknown): string =>
  typeof body === 'object' && body !== null && text in body && typeof body[text] === 'string'
    ? body[text]
    : JSON.stringify(body)

/** Marks a body that is sent many times and never changes: it is serialized once. */
export const constantBody = <Body extends object>(body: Body): Body => ({
  ...body,
  [text]: JSON.stringify(body),
})

/** A body of a few fields that change, followed by a constant body, which is not serialized again. Neither is empty. */
export const beforeConstant = <First extends object, Constant extends object>(
  first: First,
  constant: Constant,
): First & Constant => ({
  ...first,
  ...constant,
  [text]: `${JSON.stringify(first).slice(0, -1)},${serialize(constant).slice(1)}`,
})

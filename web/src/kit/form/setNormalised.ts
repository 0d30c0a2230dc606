/** Sets only those fields of a form whose normalised value differs. */
export const setNormalised = <Name extends string>(
  entered: Readonly<Record<NoInfer<Name>, string>>,
  normalised: Readonly<Record<Name, string>>,
  set: (name: NoInfer<Name>, value: string) => void,
): void => {
  for (const name in normalised) if (normalised[name] !== entered[name]) set(name, normalised[name])
}

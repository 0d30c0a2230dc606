/** The id of a field's control, made of its name in the form: `premises.postal_code` is `premises-postal_code`. */
export const fieldId = (name: string): string => name.replaceAll(/[.[\]]+/g, '-').replace(/-$/, '')

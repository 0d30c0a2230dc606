/** The six regions with neutral placeholders, until a setting names the firms (C-135). */
export const refuseRegions: readonly { readonly region: string; readonly name: string }[] = [
  { region: 'Central', name: 'Refuse collector A' },
  { region: 'North', name: 'Refuse collector B' },
  { region: 'North-East', name: 'Refuse collector C' },
  { region: 'East', name: 'Refuse collector D' },
  { region: 'South', name: 'Refuse collector E' },
  { region: 'West', name: 'Refuse collector F' },
]

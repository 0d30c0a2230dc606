/**
 * The entity types of a UEN that starts with T, S or R: its fourth and fifth characters. The documents do not print
 * the list (C-054); this is the union of the published ones.
 */
export const uenEntityTypes: ReadonlySet<string> = new Set(
  [
    'BN CC CD CH CL CM CP CS CX DP EC FB FC FM FN',
    'FS GA GB GS HC HS LC LL LP MB MC MD MH MM MQ',
    'NB NR PA PB PF RF RP SM SS TC TU UF VC VH XL',
  ]
    .join(' ')
    .split(' '),
)

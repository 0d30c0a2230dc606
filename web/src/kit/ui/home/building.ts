export interface BuildingProps {
  /** House or block number; none while the address is not known. */
  readonly number: string | undefined
  /** Whether electricity is chosen: the applicant's own window is lit. */
  readonly lit: boolean
  /** Whether the application is in: the neighbours' lights are on too. */
  readonly neighboursLit: boolean
}

export interface BuildingProps {
  /** House or block number; undefined while there is no address. */
  readonly number: string | undefined
  /** Whether electricity is chosen: the applicant's window is lit. */
  readonly lit: boolean
  /** Whether the application is submitted: the neighbours' windows are lit too. */
  readonly neighboursLit: boolean
}

// Apart from the check itself: every file of tests reads these, and only those with stubbed responses load the contract.
const violations: string[] = []

/** Records how a stubbed response differs from the contract. */
export const addViolation = (violation: string): void => {
  violations.push(violation)
}

/** Removes and returns what was recorded. Every test has to leave it empty. */
export const takeViolations = (): readonly string[] => violations.splice(0)

import type { ServiceFailure } from '../../http/api/serviceFailure.ts'

/** What the service says against a submission, each sentence once. */
export const issueLines = ({ issues }: Pick<ServiceFailure, 'issues'>): readonly string[] => [
  ...new Set(issues.map(({ message }) => message)),
]

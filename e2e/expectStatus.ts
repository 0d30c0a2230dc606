/** Returns the answer, typed by its expected status. Throws when the status differs. */
export const expectStatus = <Answer extends { status: number }, Status extends Answer['status']>(
  answer: Answer,
  status: Status,
): Extract<Answer, { status: Status }> => {
  const matches = (candidate: Answer): candidate is Extract<Answer, { status: Status }> =>
    candidate.status === status
  if (matches(answer)) return answer
  throw new Error(`The service answered ${answer.status}: ${JSON.stringify(answer)}`)
}

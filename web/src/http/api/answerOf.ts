/** The body of a successful answer. A refusal never comes this far: the transport has thrown it. */
export const answerOf = async <Response extends { readonly status: number; readonly body: unknown }>(
  call: Promise<Response>,
): Promise<Extract<Response, { readonly status: 200 }>['body']> => {
  const { body } = await call
  return body
}

import type { Issue } from '@open-account/contracts/errors'
import type { PdfBody } from '@open-account/contracts/submission/esignature'
import type { FastifyRequest } from 'fastify'
import { contradictionsOf } from '../documents/contradictions.ts'
import type { FormPrinter } from '../documents/formPrinter.ts'
import { openAccountForm } from '../documents/openAccountForm.ts'
import type { StoredFile } from '../../files/fileStore.ts'
import { amountsOf } from '../payment/payableOf.ts'
import { randomId } from '../../kit/randomId.ts'
import { Refusal } from '../../kit/refusal.ts'
import { emailScenario } from '../../scenarios/emails.ts'
import type { Service } from '../../service/service.ts'
import { putForm } from '../../store/forms.ts'
import { findSignature } from '../../store/signatures.ts'
import type { TransactionRow } from '../../store/tables.ts'
import { lockTransaction } from '../../store/transactions.ts'
import { storedBody } from '../submission/storedBody.ts'

/** Saves the form with the application, in place of an earlier one. */
const saveForm = async (
  { db, files }: Pick<Service, 'db' | 'files'>,
  { at }: FastifyRequest,
  transaction: TransactionRow,
  pdf: Uint8Array,
): Promise<void> => {
  const { world, id: stateId } = transaction
  const id = randomId()
  const content = async function* () {
    yield pdf
  }
  const record = ({ size, sha256, confirm }: StoredFile) =>
    db.transaction().execute(async trx => {
      await lockTransaction(trx, transaction)
      const earlierForm = await putForm(trx, { id, world, state_id: stateId, size, sha256, created_at: at })
      confirm()
      return earlierForm
    })
  const earlier = await files.save(world, id, content(), { checkStart: () => undefined, record })
  if (earlier !== undefined) await files.remove(world, earlier)
}

/**
 * Makes and saves the form of an accepted application with its signature, as a PDF. Refuses a call whose values differ
 * from the submitted ones.
 */
export const attachSignature = async (
  service: Service,
  printer: FormPrinter,
  request: FastifyRequest,
  transaction: TransactionRow,
  requested: PdfBody,
): Promise<Uint8Array> => {
  const refuse = (description: string, issues?: readonly Issue[]): never => {
    throw new Refusal('attach_failed', {
      rule: 'signature.not-attached',
      description,
      ...(issues === undefined ? {} : { issues }),
    })
  }
  const body = storedBody(transaction.body ?? '')
  if (emailScenario(body.email).attaching === 'failing')
    throw new Refusal('attach_failed', { rule: 'signature.attach-failing' })
  if (requested.type !== 'open_account') return refuse('The form is that of another service.')
  const issues = contradictionsOf(requested, body)
  if (issues.length > 0) return refuse('The form does not say what was submitted.', issues)
  const signature = await findSignature(service.db, transaction, requested.file_id, request.at)
  if (signature === undefined) return refuse('The application was not submitted with this signature.')

  const result = await printer.print({
    form: openAccountForm(
      {
        applicationNumber: requested.application_number,
        body,
        amounts: amountsOf(request.world, body),
        signedAt: requested.signed_at,
        preTurnOn: requested.payload.preTurn_on_flag,
      },
      request.at,
    ),
    signature: await service.files.read(transaction.world, signature.id),
  })
  if (!result.drawn) {
    request.log.warn({ reason: result.reason }, 'a form could not be drawn')
    return refuse('The picture of the signature cannot be read.')
  }
  await saveForm(service, request, transaction, result.pdf)
  return result.pdf
}

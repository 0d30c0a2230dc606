import { fileTooLarge } from '@open-account/contracts/fields/uploads'
import { type SignatureType, signatureType } from '@open-account/contracts/fields/signatureTypes'
import { defaultMaxBytes } from '@open-account/domain/upload/sizes'
import type { FastifyRequest } from 'fastify'
import type { StoredFile } from '../../files/fileStore.ts'
import { randomId } from '../../kit/randomId.ts'
import { Refusal } from '../../kit/refusal.ts'
import { fileTroubleOf } from '../../scenarios/fileNames.ts'
import type { Service } from '../../service/service.ts'
import { insertSignature } from '../../store/signatures.ts'
import { logStoredFile, onlyFile } from '../uploads/onlyFile.ts'
import { wholePng } from '../uploads/wholePng.ts'

/** The content is validated while it arrives, by `wholePng`. */
const acceptContent = () => undefined

/** The field of the picture, and its type where the call does not send one. */
interface SignatureField {
  readonly field: string
  readonly type?: SignatureType
}

/** Saves the picture of a signature and returns its id. The transaction that is submitted with it claims it later. */
export const storeSignature = async (
  { db, files }: Pick<Service, 'db' | 'files'>,
  request: FastifyRequest,
  { field, type: knownType }: SignatureField = { field: 'fileName' },
): Promise<string> => {
  const { world, at } = request
  const file = await onlyFile(request, {
    field,
    limit: defaultMaxBytes,
    texts: knownType === undefined ? ['type'] : [],
    tooLarge: () =>
      new Refusal('file_too_large', {
        rule: 'signature.too-large',
        description: fileTooLarge(defaultMaxBytes),
      }),
  })
  if (fileTroubleOf(file.name) === 'storing')
    throw new Refusal('upstream_error', { rule: 'signature.failing' })
  const id = randomId()
  const record = async ({ size, sha256, confirm }: StoredFile) => {
    const type = signatureType.safeParse(knownType ?? file.text('type'))
    if (!type.success)
      throw new Refusal('invalid_request', {
        issues: [{ path: 'type', message: 'The type of the signature is none of the list.' }],
      })
    confirm()
    logStoredFile(request, { size, sha256 })
    const row = { id, world: world.id, state_id: null, type: type.data, size, sha256, created_at: at }
    await insertSignature(db, row)
  }
  await files.save(world.id, id, wholePng(file), { checkStart: acceptContent, record })
  return id
}

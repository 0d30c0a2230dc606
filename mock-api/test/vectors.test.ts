import { part, text } from '../../domain/test/read.ts'
import { runVectors } from '../../domain/test/runVectors.ts'
import { signatureOf } from '../src/subjects/gateway/signature.ts'

runVectors('mock-api', {
  enets_hmac: input => {
    const signature = signatureOf(text(part(input, 'payload')), text(part(input, 'secret')))
    return { base64: signature.toString('base64'), hex: signature.toString('hex') }
  },
})

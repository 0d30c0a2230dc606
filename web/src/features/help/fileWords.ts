import { fileFormats } from '@open-account/domain/upload/formats'
import { documentMaxBytes, megabyte, occupancyProofMaxBytes } from '@open-account/domain/upload/sizes'

const formats = fileFormats.map(format => format.toUpperCase())

/** What files may be like, in one sentence. Sizes in MB of a million bytes. */
export const fileWords = `Files may be ${formats.slice(0, -1).join(', ')} or ${formats.at(-1)}, up to ${documentMaxBytes / megabyte} MB each; a proof of occupancy up to ${occupancyProofMaxBytes / megabyte} MB.`

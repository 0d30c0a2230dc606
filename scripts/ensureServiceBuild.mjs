/** Before the service starts: builds it when there is no complete build or a source is newer. */
import { ensureBuild } from './builds.mjs'

process.exitCode = await ensureBuild('mock-api')

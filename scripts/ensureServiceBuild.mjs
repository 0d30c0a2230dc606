/** Before the service starts: builds it when there is no build or a source is newer. */
import { ensureBuild } from './builds.mjs'

process.exitCode = await ensureBuild('mock-api')

import { writeFileSync } from 'node:fs'
import { openapiFiles } from './openapi/documents.ts'

for (const [name, text] of openapiFiles) writeFileSync(new URL(`../${name}`, import.meta.url), text)

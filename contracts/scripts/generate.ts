/** Writes everything in this package that is generated: the version of the contract, then the OpenAPI and Arazzo documents and the JSON Schemas. */
import { writeFileSync } from 'node:fs'
import { versionFile } from './versionFile.ts'

const write = (name: string, text: string) => writeFileSync(new URL(`../${name}`, import.meta.url), text)

write(...versionFile)
// Loaded after the version is written, which is in them.
const { openapiFiles } = await import('./openapi/documents.ts')
const { schemasFile } = await import('./openapi/schemasFile.ts')
const { arazzoFile } = await import('./arazzo.ts')
for (const [name, text] of [...openapiFiles, schemasFile, arazzoFile]) write(name, text)

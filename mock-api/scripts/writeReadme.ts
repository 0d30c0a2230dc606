import { readFileSync, writeFileSync } from 'node:fs'
import { withValues } from './readme.ts'

const file = new URL('../../README.md', import.meta.url)
writeFileSync(file, withValues(readFileSync(file, 'utf8')))

import { expect, test } from 'vitest'
import { clientRules } from '../../contracts/src/control/clientRules.ts'
import { eventTypes } from '../../contracts/src/control/eventTypes.ts'
import { rules } from '../../contracts/src/control/rules.ts'
import { readTree } from './tree.mjs'

const topics = new Set(Object.keys(rules).map(rule => rule.split('.')[0]))
const pages = readTree().filter(({ path }) => /^docs\/[\w-]+\.md$/.test(path))

test.each(pages)('$path names rules and events of the service that exist', ({ text }) => {
  const namedRules = [...text.matchAll(/`([a-z]+)\.([a-z\d-]+)`/g)].filter(([, topic = '']) =>
    topics.has(topic),
  )
  const missing = namedRules
    .map(([, topic, name]) => `${topic}.${name}`)
    .filter(name => ![rules, clientRules].some(ids => Object.hasOwn(ids, name)))
    .filter(name => !eventTypes.some(type => type === name))
  expect(missing).toEqual([])
})

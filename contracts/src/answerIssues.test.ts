import { expect, test } from 'vitest'
import { answerBody, answerIssues, contractAnswer } from './answerIssues.ts'
import { control } from './control/control.ts'
import { contract } from './index.ts'
import { premiseExamples } from './premiseExamples.ts'

const json = 'application/json; charset=utf-8'
const { streetName } = contract.premise
const { remove } = control.worlds
const found = premiseExamples.streetName.valid.answer.body as object
const noStreet = { error: 'address_not_found', error_description: 'There is no such street.' }

/** Answers with the paths and messages of their issues. */
const answers: readonly (readonly [
  string,
  Parameters<typeof answerIssues>,
  readonly (readonly [string, string])[],
])[] = [
  ['fits the contract', [streetName, { status: 200, contentType: json, body: found }], []],
  [
    'has a field that the contract does not describe',
    [streetName, { status: 200, contentType: json, body: { ...found, colour: 'red' } }],
    [],
  ],
  ['is a listed refusal', [streetName, { status: 404, contentType: json, body: noStreet }], []],
  [
    'has a status that the contract does not list',
    [streetName, { status: 418, contentType: json, body: found }],
    [['', 'The call has no answer with the status 418']],
  ],
  [
    'has another content type',
    [streetName, { status: 200, contentType: 'text/html', body: '<p>' }],
    [['', 'The content type is text/html, expected application/json']],
  ],
  [
    'has no content type',
    [streetName, { status: 200, contentType: '', body: '' }],
    [['', 'The content type is missing, expected application/json']],
  ],
  [
    'has a field of another type',
    [streetName, { status: 200, contentType: json, body: { ...found, street_name: 7 } }],
    [['street_name', 'Invalid input: expected string, received number']],
  ],
  [
    'is broken JSON',
    [streetName, { status: 200, contentType: json, body: answerBody(json, '{') }],
    [['', 'Invalid input: expected object, received string']],
  ],
  [
    'is a page',
    [contract.gateway.receive, { status: 200, contentType: 'text/html; charset=utf-8', body: '<p>' }],
    [],
  ],
  ['has no body', [remove, { status: 204, contentType: '', body: new Uint8Array() }], []],
  [
    'has a body where the contract has none',
    [remove, { status: 204, contentType: json, body: {} }],
    [['', 'The answer has a body']],
  ],
]

test.each(answers)('an answer that %s', (_what, answer, issues) => {
  expect(answerIssues(...answer).map(({ path, message }) => [path, message])).toEqual(issues)
})

test('the body of an answer is a value for JSON only', () => {
  expect([answerBody(json, '{"a":1}'), answerBody('text/plain', '{"a":1}')]).toEqual([{ a: 1 }, '{"a":1}'])
})

test('the contract of an answer has its content type, and a schema for JSON', () => {
  expect(contractAnswer(streetName, 200)?.contentType).toBe('application/json')
  expect(contractAnswer(remove, 204)).toEqual({ contentType: null, schema: null })
  expect(contractAnswer(streetName, 418)).toBeUndefined()
})

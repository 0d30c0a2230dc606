import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import plugin from './plainEnglish.mjs'

RuleTester.describe = describe
RuleTester.it = it

const message = text => ({ errors: [{ message: text }] })

new RuleTester().run('plain-english/words', plugin.rules.words, {
  valid: [
    'const requestedDocuments = []',
    '/** A HEAD request opens no stream. */ const stream = open()',
    "test('a tenant with three accounts cannot continue', run)",
    "show('Nobody has paid yet')",
    'const password = year',
    'const answer = { sentence: text }',
    'const count = snapshot.held.length',
  ],
  invalid: [
    {
      code: 'const askedDocuments = []',
      ...message("'asked' in the name 'askedDocuments': write requested, required or applicable."),
    },
    {
      code: 'const errorWords = {}',
      ...message("'words' in the name 'errorWords': write message, label or text."),
    },
    { code: 'const known = new Set()', ...message("'known' alone names nothing: write the noun.") },
    {
      code: '/** Nobody waits for the disk. */ const commit = save()',
      ...message("'Nobody' in a comment: write no applicant, no caller."),
    },
    {
      code: "test('whoever asks twice is refused', run)",
      ...message("'whoever' in the title of a test: write an applicant, a caller."),
    },
    {
      code: 'test.each(cases)(`an answer of ${kind} is told once`, run)',
      ...message("'told' in the title of a test: write notified, sent, shown."),
    },
    {
      code: "expect(files, 'nobody reads this file').toEqual([])",
      ...message("'nobody' in the message of an assertion: write no applicant, no caller."),
    },
  ],
})

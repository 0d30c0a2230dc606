/**
 * Words that make a name or a comment hard to read, each with what to write. The rule is in docs/style.md, section
 * 'Language'; these tables are the part of it that a program can check.
 */

/** Words that are no part of any name. */
export const nameWords = {
  asked: 'requested, required or applicable',
  ear: 'listener',
  everybody: 'the noun',
  gone: 'deleted, ended or missing',
  hear: 'receive, onNotification',
  journal: 'request log',
  judge: 'validate, check',
  judged: 'validated, checked',
  judges: 'validates, checks',
  kept: 'saved, stored',
  news: 'notification',
  nobody: 'none',
  patience: 'timeout, wait time',
  reckon: 'calculate, quote',
  reckoned: 'calculated, quoted',
  seal: 'MAC, token',
  sentence: 'message, label or text',
  sentences: 'messages, labels or texts',
  somebody: 'applicant, caller or tester',
  stands: 'is, contains',
  tell: 'notify, send, show',
  tells: 'notifies, sends, shows',
  told: 'notified, sent, shown',
  unhurried: 'relaxed',
  voided: 'reset',
  whoever: 'applicant, caller or tester',
  whom: 'the noun',
  words: 'message, label or text',
}

/** Names on the wire, in storage and in the vectors: others rely on them, so they stay as they are. */
export const fixedNames = new Set([
  'askedWith',
  'eligibilityAskedWith',
  'journal',
  'kept',
  'newCustomerAskedWith',
  'sentence',
])

/** Words that name nothing when they are the whole name. */
export const bareNames = {
  before: 'previous, with its noun',
  given: 'the noun',
  held: 'the noun',
  known: 'the noun',
  made: 'the noun',
  said: 'the noun',
  seen: 'the noun',
  taken: 'the noun',
  there: 'the noun',
}

/** Words that are in no comment, no title of a test and no message of an assertion. */
export const textWords = {
  everybody: 'the noun',
  hear: 'receive',
  heard: 'received',
  hears: 'receives',
  'in vain': 'without success',
  journal: 'request log',
  judge: 'validate, check',
  judged: 'validated, checked',
  judges: 'validates, checks',
  judging: 'validating, checking',
  nobody: 'no applicant, no caller',
  patience: 'timeout, wait time',
  reckon: 'calculate, quote',
  reckoned: 'calculated, quoted',
  somebody: 'an applicant, a caller',
  stand: 'be, be in',
  stands: 'is, is in, contains',
  stood: 'was, was in',
  tell: 'notify, send, show',
  telling: 'notifying, sending, showing',
  tells: 'notifies, sends, shows',
  told: 'notified, sent, shown',
  unhurried: 'relaxed',
  whoever: 'an applicant, a caller',
  whom: 'the noun',
}

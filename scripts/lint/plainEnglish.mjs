import { bareNames, fixedNames, nameWords, textWords } from './words.mjs'

/** The words of an identifier in lower case: `isTokenKept` has `is`, `token` and `kept`. */
const wordsOf = name => (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map(word => word.toLowerCase())

/** What is wrong with an identifier, one message for each word. */
const wrongInName = name => {
  if (fixedNames.has(name)) return []
  const bare = Object.hasOwn(bareNames, name)
    ? [`'${name}' alone names nothing: write ${bareNames[name]}.`]
    : []
  const listed = wordsOf(name).filter(word => Object.hasOwn(nameWords, word))
  return [...bare, ...listed.map(word => `'${word}' in the name '${name}': write ${nameWords[word]}.`)]
}

/** Whether an identifier reads a property: its name is checked where it is declared, and those of the platform are not ours. */
const isReadProperty = node =>
  node.parent.type === 'MemberExpression' && node.parent.property === node && !node.parent.computed

const textPattern = new RegExp(String.raw`\b(${Object.keys(textWords).join('|')})\b`, 'gi')

/** What is wrong with a text, one message for each word; `place` says what the text is. */
const wrongInText = (text, place) =>
  [...text.matchAll(textPattern)].map(
    ([word]) => `'${word}' in ${place}: write ${textWords[word.toLowerCase()]}.`,
  )

/** The text of a string or template, without the expressions in it; empty for anything else. */
const textOf = node => {
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join(' ')
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : ''
}

/** The name of the function that a call begins with: `test` in `test.each(rows)(title, run)`. */
const calledName = ({ callee }) => {
  if (callee.type === 'MemberExpression') return calledName({ callee: callee.object })
  if (callee.type === 'CallExpression') return calledName(callee)
  return callee.type === 'Identifier' ? callee.name : ''
}

const title = { index: 0, place: 'the title of a test' }
/** By called function: which argument engineers read when a test fails, and what it is. */
const textArguments = new Map([
  ['describe', title],
  ['it', title],
  ['test', title],
  ['expect', { index: 1, place: 'the message of an assertion' }],
])

/** Reports words that make names, comments, titles of tests and messages of assertions hard to read. */
const words = {
  create: context => {
    const report = (node, messages) => {
      for (const message of messages) context.report({ node, message })
    }
    const reportedNames = new Set()
    return {
      Identifier: node => {
        if (isReadProperty(node) || reportedNames.has(node.name)) return
        reportedNames.add(node.name)
        report(node, wrongInName(node.name))
      },
      CallExpression: node => {
        const argument = textArguments.get(calledName(node))
        if (argument === undefined) return
        report(node, wrongInText(textOf(node.arguments[argument.index]), argument.place))
      },
      Program: () => {
        for (const comment of context.sourceCode.getAllComments())
          report(comment, wrongInText(comment.value, 'a comment'))
      },
    }
  },
}

export default { meta: { name: 'plain-english' }, rules: { words } }

/** How a commit is named: docs/style.md, section Commits. */
export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'header-max-length': [2, 'always', 72],
    'scope-enum': [2, 'always', ['domain', 'contracts', 'mock-api', 'web', 'e2e', 'scripts', 'docs', 'deps']],
    // The reason is written as one paragraph, which a reader's window wraps.
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
    'body-leading-blank': [2, 'always'],
  },
}

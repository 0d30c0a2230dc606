/** What may import what. Each rule says its reason, which `npm run lint` prints. */

/**
 * A layer imports from itself and from those after it.
 * @param {string} folder the sources of a package
 * @param {readonly string[]} layers from the top
 */
const downward = (folder, layers) =>
  layers.slice(1).map((layer, index) => ({
    name: `${folder.split('/')[0]}-${layer}-imports-downward`,
    comment: `Imports go down: ${layers.join(', ')}. What ${layer} needs from above moves down, or is passed to it.`,
    severity: 'error',
    from: { path: `^${folder}/${layer}/` },
    to: { path: `^${folder}/(${layers.slice(0, index + 1).join('|')})/` },
  }))

export default {
  forbidden: [
    {
      name: 'no-cycle-of-folders',
      comment: 'Two folders that need each other are one folder, or hide a third one: move what both need.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    ...downward('web/src', ['app', 'pages', 'features', 'session', 'kit', 'http']),
    {
      name: 'a-feature-has-insides',
      comment:
        'A feature offers the files of its top folder. What another feature needs of its insides moves there, or down.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/[^/]+/[^/]+/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'pages-are-apart',
      comment: 'A page imports no other page: what two pages share is a feature, or part of the session.',
      severity: 'error',
      from: { path: '^web/src/pages/([^/]+)/' },
      to: { path: '^web/src/pages/', pathNot: '^web/src/pages/$1/' },
    },
    {
      name: 'fields-need-no-ts-rest',
      comment:
        'Fields, bodies, errors and examples are used without ts-rest too: keep what needs it in the routers.',
      severity: 'error',
      from: {
        path: String.raw`^contracts/src/(fields/|submission/|entities/|[^/]+Examples[.]ts|errors[.]ts|refusal|requestIssues|answerIssues|schemaIssues|parseBody)`,
      },
      to: { path: '@ts-rest', reachable: true },
    },
    {
      name: 'one-file-imports-ts-rest',
      comment:
        'Import `c` and the types of ts-rest from contracts/src/router.ts, the one place that a move would change.',
      severity: 'error',
      from: { path: '^contracts/src/', pathNot: String.raw`^contracts/src/router[.]ts$` },
      to: { path: 'node_modules/@ts-rest' },
    },
    ...downward('mock-api/src', [
      'app',
      'routes',
      'plugins',
      'subjects',
      'scenarios',
      'service',
      'files',
      'mail',
      'store',
      'views',
      'kit',
    ]),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`[.](test|gen)[.]tsx?$` },
  },
}

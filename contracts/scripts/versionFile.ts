import manifest from '../package.json' with { type: 'json' }

/** The file with the version of the contract: name and text. */
export const versionFile = [
  'src/version.ts',
  `/** The version of the contract, with which a service answers every call. \`npm run generate\` writes it. */
export const contractVersion = '${manifest.version}'
`,
] as const

import { clientRuleIds, clientRules } from '@open-account/contracts/control/clientRules'

/** Every rule of the report card as a Markdown table. */
export const clientRuleTable = (): string =>
  [
    '| rule | what a good client does | when it does not |',
    '|---|---|---|',
    ...clientRuleIds.map(
      rule => `| \`${rule}\` | ${clientRules[rule].sentence} | ${clientRules[rule].level} |`,
    ),
  ].join('\n')

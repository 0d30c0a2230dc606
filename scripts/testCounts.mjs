import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './npm.mjs'

/** Where each runner leaves its results, by package. */
export const resultFile = 'test-results/vitest.json'
const vitestFiles = ['domain', 'contracts', 'mock-api', 'web'].map(name => join(name, resultFile))
const playwrightFile = 'e2e/test-results/playwright.json'

/** A runner that died before it wrote its results counts as one failure. */
const died = { passed: 0, failed: 1 }

const counted = (file, count) => {
  try {
    return count(JSON.parse(readFileSync(join(root, file), 'utf8')))
  } catch (error) {
    console.error(`No results in ${file}: ${error.message}`)
    return died
  }
}

/** A file that could not even be loaded has no failed test in it and is counted as one. */
const vitestCounts = results => {
  const brokenFiles = results.testResults.filter(
    file => file.status === 'failed' && file.assertionResults.every(test => test.status !== 'failed'),
  ).length
  const failed = results.numFailedTests + brokenFiles
  return { passed: results.numPassedTests, failed: failed === 0 && !results.success ? 1 : failed }
}

/** An error outside every test, such as a server that did not start, is counted like a failed test. */
const playwrightCounts = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
})

const sum = counts =>
  counts.reduce((total, { passed, failed }) => ({
    passed: total.passed + passed,
    failed: total.failed + failed,
  }))

export const unitCounts = () => sum(vitestFiles.map(file => counted(file, vitestCounts)))
export const journeyCounts = () => counted(playwrightFile, playwrightCounts)

/** Removes earlier results, so that none is counted twice. */
export const forgetResults = () => {
  for (const file of [...vitestFiles, playwrightFile]) rmSync(join(root, file), { force: true })
}

/**
 * Runs stages in their order, up to the first that fails, and sets the exit code of the process.
 * @param {readonly (() => Promise<number>)[]} stages each returns an exit code
 */
export const runStages = async stages => {
  for (const stage of stages) {
    process.exitCode = await stage()
    if (process.exitCode !== 0) return
  }
}

/**
 * Runs in every page of Firefox before its scripts. Playwright fills a field over WebDriver BiDi by setting its value, which
 * React does not notice: here the text is inserted as if it was typed. And no test prints, but Firefox would wait for its
 * print dialog.
 */
export const prepareFirefoxPage = () => {
  Object.defineProperty(globalThis, '__pw_bidiInsertText', {
    value: (text: string) => {
      document.execCommand('insertText', false, text)
    },
  })
  globalThis.print = () => undefined
}

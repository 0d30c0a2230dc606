export const layoutNames = ['text', 'numbers', 'email'] as const
export type LayoutName = (typeof layoutNames)[number]

/** What a key without a character does. */
export type Action = 'shift' | 'erase' | 'line' | 'hide'
export type Key = { readonly types: string } | { readonly does: Action }

const typing = (letters: string): readonly Key[] => Array.from(letters, types => ({ types }))
const does = (action: Action): Key => ({ does: action })
const letters = [typing('1234567890'), typing('qwertyuiop'), typing('asdfghjkl')]

/** The rows of keys of each layout. */
export const layouts: Readonly<Record<LayoutName, readonly (readonly Key[])[]>> = {
  text: [
    ...letters,
    [does('shift'), ...typing('zxcvbnm'), does('erase')],
    [...typing("-'/#&"), { types: ' ' }, ...typing(',.()'), does('line'), does('hide')],
  ],
  email: [
    ...letters,
    [does('shift'), ...typing('zxcvbnm'), does('erase')],
    [...typing('@_-+.'), { types: '.com' }, { types: '.sg' }, does('hide')],
  ],
  numbers: [
    [...typing('123'), does('erase')],
    typing('456/'),
    typing('789.'),
    [...typing('+0'), does('hide')],
  ],
}

/** Names for screen readers, for keys whose character is no word. */
export const keyNames: Readonly<Record<string, string>> = {
  ' ': 'Space',
  '-': 'Hyphen',
  "'": 'Apostrophe',
  '/': 'Slash',
  '#': 'Number sign',
  '&': 'And sign',
  ',': 'Comma',
  '.': 'Full stop',
  '(': 'Opening bracket',
  ')': 'Closing bracket',
  '@': 'At sign',
  _: 'Underscore',
  '+': 'Plus',
  '.com': 'dot com',
  '.sg': 'dot s g',
}

export const actionNames: Readonly<Record<Action, string>> = {
  shift: 'Capitals',
  erase: 'Backspace',
  line: 'New line',
  hide: 'Hide keyboard',
}

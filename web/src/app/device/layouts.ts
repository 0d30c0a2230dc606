export type LayoutName = 'text' | 'email' | 'numbers' | 'decimal' | 'tel' | 'date'

/** What a key without a character does. */
export type Action = 'shift' | 'erase' | 'line' | 'hide'
export type Key = { readonly types: string } | { readonly does: Action }
type Rows = readonly (readonly Key[])[]

const typing = (letters: string): readonly Key[] => Array.from(letters, types => ({ types }))
const does = (action: Action): Key => ({ does: action })
const letters = [typing('1234567890'), typing('qwertyuiop'), typing('asdfghjkl')]

/** The ten digits with one more character at most. */
const digitsWith = (character: string): Rows => [
  typing('123'),
  typing('456'),
  typing('789'),
  [...typing(`${character}0`), does('erase')],
  [does('hide')],
]

/** The rows of keys of each layout. Each has five, so that the height stays when the focus moves to another field. */
export const layouts: Readonly<Record<LayoutName, Rows>> = {
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
  numbers: digitsWith(''),
  decimal: digitsWith('.'),
  tel: digitsWith('+'),
  date: digitsWith('/'),
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

/** The name of the key for capitals while all letters are capitals. */
export const capitalsLock = 'Capitals lock'

export interface Chord {
  /** A value of `KeyboardEvent.key`; letters are case-insensitive. */
  key: string
  /** Ctrl or Cmd, on every platform; shown as the one of the platform. */
  mod?: true
  alt?: true
}

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

export function matchesChord(keys: Keys, chord: Chord): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = keys
  if (ctrlKey && metaKey) return false
  if ((ctrlKey || metaKey) !== Boolean(chord.mod) || altKey !== Boolean(chord.alt)) return false
  // The keyboard layout decides which punctuation needs Shift.
  if (shiftKey && !isPunctuation(chord.key)) return false
  return isKey(keys, chord.key)
}

/** A letter, digit or punctuation key without modifier, which speech input or an accidental press may trigger. */
export const isSingleKey = ({ key, mod, alt }: Chord): boolean => key.length === 1 && !mod && !alt

export function chordKeys({ key, mod, alt }: Chord, isApple: boolean): string[] {
  const { modKey, altKey, names } = isApple ? APPLE : NON_APPLE
  // Apple writes Option before Cmd, other platforms Ctrl before Alt.
  const modifiers = isApple ? [alt && altKey, mod && modKey] : [mod && modKey, alt && altKey]
  return [...modifiers.filter((name) => name !== undefined), names[key] ?? key.toUpperCase()]
}

export const ariaChord = ({ key, mod, alt }: Chord, isApple: boolean): string =>
  [mod && (isApple ? 'Meta' : 'Control'), alt && 'Alt', key.length === 1 ? key.toUpperCase() : key]
    .filter((name) => name !== undefined)
    .join('+')

interface KeyLabels {
  modKey: string
  altKey: string
  names: Readonly<Record<string, string>>
}

const APPLE: KeyLabels = { modKey: '⌘', altKey: '⌥', names: { Enter: '↩' } }
const NON_APPLE: KeyLabels = { modKey: 'Ctrl', altKey: 'Alt', names: { Enter: 'Enter' } }

const isPunctuation = (key: string): boolean => key.length === 1 && !/[a-z\d]/i.test(key)

const isKey = (keys: Keys, expected: string): boolean =>
  keys.key.toLowerCase() === expected.toLowerCase() || (/^[a-z]$/.test(expected) && letterOf(keys) === expected)

/**
 * In lower case; `i` for the dotted and the dotless i of Turkish. On a layout without Latin letters, or when Option
 * changes the character, the physical key counts.
 */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^\p{Script=Latin}$/u.test(key)) return 'ıİ'.includes(key) ? 'i' : key.toLowerCase()
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key
}

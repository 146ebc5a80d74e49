/** Keys that are pressed together. */
export interface Chord {
  /** As `KeyboardEvent.key` names it. A letter works with and without Caps Lock. */
  key: string
  /** Ctrl or Cmd, on every platform; shown as the platform's own. */
  mod?: true
  alt?: true
}

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

export function matchesChord(keys: Keys, chord: Chord): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = keys
  if (ctrlKey && metaKey) return false
  if ((ctrlKey || metaKey) !== Boolean(chord.mod) || altKey !== Boolean(chord.alt)) return false
  // Which signs need Shift differs from one layout to the next.
  if (shiftKey && !isPunctuation(chord.key)) return false
  return isKey(keys, chord.key)
}

/** Whether it is a letter, a digit or a sign alone, which speech input and a hand on the keyboard may type unmeant. */
export const isSingleKey = ({ key, mod, alt }: Chord): boolean => key.length === 1 && !mod && !alt

/** The keys as they are printed on the keyboard. */
export function chordKeys({ key, mod, alt }: Chord, isApple: boolean): string[] {
  const { modKey, altKey, names } = isApple ? APPLE : NON_APPLE
  // Apple writes Option before Cmd, the others Ctrl before Alt.
  const modifiers = isApple ? [alt && altKey, mod && modKey] : [mod && modKey, alt && altKey]
  return [...modifiers.filter((name) => name !== undefined), names[key] ?? key.toUpperCase()]
}

/** The keys as `aria-keyshortcuts` wants them. */
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

function isKey({ key, code }: Keys, requested: string): boolean {
  if (key.toLowerCase() === requested.toLowerCase()) return true
  // Where the layout has no Latin letters, or Option makes signs of them, the place of the key counts.
  return /^[a-z]$/.test(requested) && code === `Key${requested.toUpperCase()}` && !/^[a-z]$/i.test(key)
}

import { type PaletteRow, type PaletteSection, rowsOf } from './palette-sections'

interface ActiveRowInput {
  sections: readonly PaletteSection[]
  highlighted: string | null
  /** True if the first row may be active: not before the user has typed, not while patients are loading. */
  selectsFirst: boolean
}

/** The row that is highlighted, announced and opened by Enter; null if Enter must open nothing. */
export function activeRow({ sections, highlighted, selectsFirst }: ActiveRowInput): PaletteRow | null {
  const rows = rowsOf(sections)
  return rows.find(({ id }) => id === highlighted) ?? (selectsFirst ? rows[0] : null) ?? null
}

export type MoveKey = 'ArrowDown' | 'ArrowUp' | 'Home' | 'End' | 'PageDown' | 'PageUp'

const MOVE_KEYS: readonly MoveKey[] = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp']

type Keys = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>
type TextField = Pick<HTMLInputElement, 'selectionStart' | 'value'>

const hasModifier = ({ shiftKey, ctrlKey, altKey, metaKey }: Keys): boolean => shiftKey || ctrlKey || altKey || metaKey

/** Key that moves between rows; with a modifier it moves or selects in the text field. */
export function moveKeyOf(keys: Keys): MoveKey | undefined {
  return hasModifier(keys) ? undefined : MOVE_KEYS.find((move) => move === keys.key)
}

/** Tab, or the right arrow with the caret at the end of the text, where it moves nothing. */
export function opensActions(keys: Keys, { selectionStart, value }: TextField): boolean {
  if (hasModifier(keys)) return false
  return keys.key === 'Tab' || (keys.key === 'ArrowRight' && selectionStart === value.length)
}

export const leavesActions = (keys: Keys): boolean => keys.key === 'ArrowLeft' && !hasModifier(keys)

/** Row that a key leads to: arrow keys wrap around, the page keys go from section to section. Null without rows. */
export function rowAfter(
  key: MoveKey,
  sections: readonly PaletteSection[],
  active: PaletteRow | null,
): PaletteRow | null {
  const rows = rowsOf(sections)
  const at = rows.findIndex(({ id }) => id === active?.id)
  const target = rows.at(targetOf(key, at, rows.length)) ?? null
  if (key !== 'PageDown' && key !== 'PageUp') return target
  const section = sections.findIndex(({ rows: sectionRows }) => sectionRows.some(({ id }) => id === active?.id))
  return sections.at(targetOf(key, section, sections.length))?.rows[0] ?? null
}

function targetOf(key: MoveKey, at: number, count: number): number {
  switch (key) {
    case 'ArrowDown':
    case 'PageDown':
      return at + 1 < count ? at + 1 : 0
    case 'ArrowUp':
    case 'PageUp':
      return at > 0 ? at - 1 : -1
    case 'Home':
      return 0
    case 'End':
      return -1
  }
}

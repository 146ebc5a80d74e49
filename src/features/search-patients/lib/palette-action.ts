import type { LucideIcon } from 'lucide-react'

/**
 * Something that can be done from anywhere. The app hands these to the palette as data, and does what they promise when
 * `actionChosen` names them.
 */
export interface PaletteAction {
  id: string
  /** In the present language. */
  label: string
  /** Other words that find it, in both languages. Asked for when somebody searches, not before. */
  keywords: () => readonly string[]
  icon: LucideIcon
}

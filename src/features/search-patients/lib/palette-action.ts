import type { LucideIcon } from 'lucide-react'

/** Action of the palette. The app passes actions as data and runs them on `actionChosen`. */
export interface PaletteAction {
  id: string
  label: string
  /** Search aliases in both languages; a function, because they are only needed while searching. */
  keywords: () => readonly string[]
  icon: LucideIcon
}

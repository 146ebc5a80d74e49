import type { LucideIcon } from 'lucide-react'
import type { RouteId } from '@/shared/routes'
import { isWordStart, wordsOf } from './find-matches'
import { fold } from './fold'

/** A page or an action, in the present language. */
export interface PaletteCommand<Id extends string = string> {
  id: Id
  label: string
  icon?: LucideIcon | undefined
  /** Where it belongs, such as the menu group of a page. */
  place?: string | undefined
  /** Its texts folded once, not at every key: the label first, then other words for the same thing. */
  texts: readonly string[]
}

export type PageCommand = PaletteCommand<RouteId>

/**
 * The commands that a term asks for: every word of it begins a word of the label or of the other texts. Those whose label
 * begins with the term come first; else they stay in their order. An empty term asks for all.
 */
export function findCommands<Command extends Pick<PaletteCommand, 'texts'>>(
  commands: readonly Command[],
  term: string,
): Command[] {
  const words = wordsOf(term)
  const [first] = words
  // Digits and signs alone name no page.
  if (first === undefined) return term === '' ? [...commands] : []
  const found = commands.filter(({ texts }) => words.every((word) => texts.some((text) => hasWordStart(text, word))))
  const begins = ({ texts: [label = ''] }: Command) => Number(label.startsWith(first))
  return found.toSorted((one, other) => begins(other) - begins(one))
}

export const toTexts = (label: string, others: readonly string[]): string[] => [label, ...others].map(fold)

function hasWordStart(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) if (isWordStart(text, at)) return true
  return false
}

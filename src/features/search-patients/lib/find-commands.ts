import type { LucideIcon } from 'lucide-react'
import type { RouteId } from '@/shared/routes'
import { isWordStart, wordsOf } from '@/shared/lib/find-matches'
import { fold } from '@/shared/lib/fold'

/** A page or an action, in the present language. */
export interface PaletteCommand<Id extends string = string> {
  id: Id
  label: string
  icon?: LucideIcon | undefined
  /** Where it belongs, such as the menu group of a page. */
  group?: string | undefined
  /** Other words that find it: its name in the other language, its group. Put together when somebody searches, not before. */
  aliases: () => readonly string[]
}

export type PageCommand = PaletteCommand<RouteId>

/**
 * The commands that a term asks for: every word of it begins a word of the label or of the other names. Those whose label
 * begins with the term come first; else they stay in their order. An empty term asks for all.
 */
export function findCommands<Command extends PaletteCommand>(commands: readonly Command[], term: string): Command[] {
  const words = wordsOf(term)
  const [first] = words
  // Digits and signs alone name no page.
  if (first === undefined) return term === '' ? [...commands] : []
  const found = commands.filter((command) => {
    const names = namesOf(command)
    return words.every((word) => names.some((name) => hasWordStart(name, word)))
  })
  const begins = (command: Command) => Number(namesOf(command)[0]?.startsWith(first) ?? false)
  return found.toSorted((a, b) => begins(b) - begins(a))
}

const foldedNames = new WeakMap<PaletteCommand, readonly string[]>()

/** All that a command is called, the label first: folded at its first search, not at every key. */
function namesOf(command: PaletteCommand): readonly string[] {
  const known = foldedNames.get(command) ?? [command.label, ...command.aliases()].map(fold)
  foldedNames.set(command, known)
  return known
}

function hasWordStart(name: string, word: string): boolean {
  for (let at = name.indexOf(word); at !== -1; at = name.indexOf(word, at + 1)) if (isWordStart(name, at)) return true
  return false
}

import type { IconNode } from 'lucide'
import type { RouteId } from '@/shared/routes'
import { memoizeByObject } from '@/shared/lib/memoize'
import { fold, isWordStart, wordsOf } from '@/shared/lib/text'

export interface PaletteCommand {
  id: string
  label: string
  icon?: IconNode | undefined
  group?: string | undefined
  /** Other words to find it by, in both languages. A function, because aliases are only needed while searching. */
  aliases: () => readonly string[]
}

export interface PageCommand extends PaletteCommand {
  id: RouteId
}

export interface ActionCommand extends PaletteCommand {
  run: () => void
}

/**
 * Commands whose label or aliases have a word starting with each word of the term. Label prefix matches come first,
 * otherwise the order is kept. An empty term returns all.
 */
export function findCommands<Command extends PaletteCommand>(commands: readonly Command[], term: string): Command[] {
  const words = wordsOf(term)
  const [first] = words
  // A term of digits and signs matches no command.
  if (first === undefined) return term === '' ? [...commands] : []
  const found = commands.filter((command) => {
    const names = namesOf(command)
    return words.every((word) => names.some((name) => hasWordStart(name, word)))
  })
  const begins = (command: Command) => Number(namesOf(command)[0]?.startsWith(first) ?? false)
  return found.toSorted((a, b) => begins(b) - begins(a))
}

/** Label and aliases, folded. */
const namesOf = memoizeByObject(({ label, aliases }: PaletteCommand) => [label, ...aliases()].map(fold))

function hasWordStart(name: string, word: string): boolean {
  for (let at = name.indexOf(word); at !== -1; at = name.indexOf(word, at + 1)) if (isWordStart(name, at)) return true
  return false
}

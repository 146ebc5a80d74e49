import type { KeyboardEvent } from 'react'

/**
 * Arrow keys, Home and End move between `data-roving-item` elements of the `data-roving-group`. In a text field Home
 * and End move the caret.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const current = event.currentTarget
  const items = [...(current.closest('[data-roving-group]')?.querySelectorAll<HTMLElement>('[data-roving-item]') ?? [])]
  const at = items.indexOf(current)
  const isInText = current instanceof HTMLInputElement
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowDown: items[at + 1],
    ArrowUp: items[at - 1],
    ...(!isInText && { Home: items[0], End: items.at(-1) }),
  }
  const target = targets[event.key]
  if (!target) return
  event.preventDefault()
  target.focus()
}

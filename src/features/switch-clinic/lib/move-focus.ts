import type { KeyboardEvent } from 'react'

/**
 * Arrows, Home and End among the elements marked `data-roving-item` inside the one marked `data-roving-group`; in a text field Home and
 * End stay with the text.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const current = event.currentTarget
  const stops = [...(current.closest('[data-roving-group]')?.querySelectorAll<HTMLElement>('[data-roving-item]') ?? [])]
  const at = stops.indexOf(current)
  const isInText = current instanceof HTMLInputElement
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowDown: stops[at + 1],
    ArrowUp: stops[at - 1],
    ...(!isInText && { Home: stops[0], End: stops.at(-1) }),
  }
  const target = targets[event.key]
  if (!target) return
  event.preventDefault()
  target.focus()
}

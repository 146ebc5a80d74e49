import type { KeyboardEvent } from 'react'

export const ARTICLE_LIST = { 'data-articles': '' }

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

export function moveFocusInList(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (step === undefined) return
  const stops = event.currentTarget
    .closest('[data-articles]')
    ?.querySelectorAll<HTMLElement>('input, li > :is(a, button)')
  const entries = [...(stops ?? [])]
  const next = entries[entries.indexOf(event.currentTarget) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

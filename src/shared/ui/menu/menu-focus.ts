import { type KeyboardEvent, useRef } from 'react'

export type Move = 'next' | 'previous' | 'first' | 'last'

export function itemsOf(panel: HTMLElement) {
  return [...panel.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
}

export function focusItem(panel: HTMLElement, move: Move) {
  const items = itemsOf(panel)
  const current = items.findIndex((item) => item === document.activeElement)
  const chosen = current < 0 ? items.find((item) => item.getAttribute('aria-checked') === 'true') : undefined
  const targets: Record<Move, HTMLElement | undefined> = {
    first: chosen ?? items[0],
    last: items.at(-1),
    next: items[(current + 1) % items.length],
    previous: items.at(current <= 0 ? -1 : current - 1),
  }
  targets[move]?.focus()
}

/** Compares letters by the case rules of the page language (i/İ, ı/I). */
function itemStartingWith(items: HTMLElement[], letters: string) {
  const language = document.documentElement.lang || 'tr'
  const lower = (text: string) => text.trim().toLocaleLowerCase(language)
  // A repeated letter cycles through the items that start with it.
  const isOneLetter = new Set(lower(letters)).size === 1
  const prefix = isOneLetter ? lower(letters).slice(0, 1) : lower(letters)
  const current = items.findIndex((item) => item === document.activeElement)
  const from = isOneLetter ? current + 1 : Math.max(current, 0)
  return [...items.slice(from), ...items.slice(0, from)].find((item) =>
    lower(item.textContent ?? '').startsWith(prefix),
  )
}

const TYPEAHEAD_TIMEOUT_MS = 700

export const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

export function useTypeahead() {
  const typed = useRef({ letters: '', at: 0 })
  return (items: HTMLElement[], { key, timeStamp }: KeyboardEvent) => {
    const isSameWord = timeStamp - typed.current.at < TYPEAHEAD_TIMEOUT_MS
    typed.current = { letters: isSameWord ? typed.current.letters + key : key, at: timeStamp }
    itemStartingWith(items, typed.current.letters)?.focus()
  }
}

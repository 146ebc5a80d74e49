import { type KeyboardEvent, useRef } from 'react'
import { itemStartingWith } from './menu-focus'

const SAME_WORD_MS = 700

export const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

export function useTypeahead() {
  const typed = useRef({ letters: '', at: 0 })
  return (items: HTMLElement[], { key, timeStamp }: KeyboardEvent) => {
    const isSameWord = timeStamp - typed.current.at < SAME_WORD_MS
    typed.current = { letters: isSameWord ? typed.current.letters + key : key, at: timeStamp }
    itemStartingWith(items, typed.current.letters)?.focus()
  }
}

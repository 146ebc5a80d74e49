import type { KeyboardEvent } from 'react'

/** Marks what the arrows stop at. */
export const stop = { 'data-stop': '' }

/**
 * Arrows on top of Tab: up and down go through what is visible, right opens a group, left closes it or goes to the group
 * around a link, Home and End go to the ends.
 */
export function moveInTree(event: KeyboardEvent<HTMLElement>) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')].filter(
    (element) => !element.closest('[inert]'),
  )
  const at = stops.findIndex((element) => element === document.activeElement)
  const current = stops[at]
  if (!current) return
  const step = stepFor(event.key, stops, at) ?? branchStep(event.key, current)
  if (!step) return
  event.preventDefault()
  step()
}

function stepFor(key: string, stops: HTMLElement[], at: number) {
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowDown: stops[at + 1],
    ArrowUp: stops[at - 1],
    Home: stops[0],
    End: stops.at(-1),
  }
  const target = targets[key]
  return target && (() => target.focus())
}

function branchStep(key: string, current: HTMLElement) {
  const { ariaExpanded } = current
  if (key === 'ArrowRight' && ariaExpanded === 'false') return () => current.click()
  if (key !== 'ArrowLeft') return undefined
  if (ariaExpanded === 'true') return () => current.click()
  const button = current.closest('[data-branch]')?.querySelector<HTMLElement>('[data-stop]')
  return button && button !== current ? () => button.focus() : undefined
}

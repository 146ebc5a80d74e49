import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { showInTopLayer } from '@/shared/browser'
import { topModal } from '../focus'
import { layoutBox } from '../layout-box'
import { createTopLayerHost, observeDialogs } from '../top-layer-host'
import styles from './ToastRegion.module.css'

/** Height that dialogs leave free at the top of the window; read by `Modal.module.css` and by full-height dialogs. */
const SPACE = '--toast-space'

/**
 * An element in the top layer while `isShown`. Everything outside of a modal dialog is inert, so the element moves into
 * the top dialog, and out of it when it closes.
 * @param onMove Called after each move, because browsers fire no `pointerleave` then.
 */
export function useToastHost(isShown: boolean, onMove: () => void): HTMLElement {
  const [host] = useState(() => createTopLayerHost(styles.host))
  const moved = useEffectEvent(onMove)

  useLayoutEffect(() => {
    if (!isShown) return
    const sizes = new ResizeObserver(() => updatePosition(host))
    const reposition = () => {
      const dialog = topModal()
      const parent = dialog ?? document.body
      if (host.parentElement !== parent) {
        parent.append(host)
        showInTopLayer(host)
        moved()
        sizes.disconnect()
        for (const element of dialog ? [host, dialog] : [host]) sizes.observe(element)
      }
      updatePosition(host)
    }
    reposition()
    const stopObserving = observeDialogs(reposition)
    document.addEventListener('toggle', reposition, { capture: true })
    window.addEventListener('resize', reposition)
    return () => {
      sizes.disconnect()
      stopObserving()
      document.removeEventListener('toggle', reposition, { capture: true })
      window.removeEventListener('resize', reposition)
      host.remove()
      document.documentElement.style.removeProperty(SPACE)
    }
  }, [isShown, host])

  return host
}

function updatePosition(host: HTMLElement): void {
  const root = document.documentElement
  // The dialog is measured at its position without toasts, otherwise both would move each other.
  root.style.removeProperty(SPACE)
  delete host.dataset.tight
  let position = positionOf(host)
  if (!position.isFree) {
    // A single toast fits more easily; the others are in the list of recent toasts.
    host.dataset.tight = ''
    position = positionOf(host)
  }
  host.style.left = `${position.left}px`
  host.style.top = `${position.top}px`
  if (position.reserved > 0) root.style.setProperty(SPACE, `${position.reserved}px`)
}

function positionOf(host: HTMLElement): ToastPosition {
  const dialog = topModal()
  return findPosition({
    // Without the scrollbar gutter.
    window: { width: document.body.clientWidth, height: document.documentElement.clientHeight },
    toasts: { width: host.offsetWidth, height: host.offsetHeight },
    bar: sizeOf('--size-bars'),
    floating: sizeOf('--size-floating'),
    modal: dialog && layoutBox(dialog),
    panels: [...document.querySelectorAll('[popover="auto"]:popover-open')].map((panel) =>
      panel.getBoundingClientRect(),
    ),
  })
}

const sizeOf = (token: string): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(token)) || 0

export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

interface Surroundings {
  window: { width: number; height: number }
  toasts: { width: number; height: number }
  /** Height of the bars above the page, and of the floating controls at the end of the window. */
  bar: number
  floating: number
  /** The open dialog, at its position without `reserved`. */
  modal: Box | null
  panels: readonly Box[]
}

interface ToastPosition {
  left: number
  top: number
  /** Whether it overlaps no obstacle. */
  isFree: boolean
  /** Height that the dialog must leave free at the top of the window. */
  reserved: number
}

const GAP = 12

/**
 * Position of the toasts in CSS pixels: top right, below the bars; if that covers a dialog or menu, beside, above or
 * below it. Only a dialog that fills a small window has to move down.
 */
export function findPosition({ window, toasts, bar, floating, modal, panels }: Surroundings): ToastPosition {
  const obstacles = modal ? [modal, ...panels] : panels
  const right = window.width - toasts.width - GAP
  const positions = [
    { left: right, top: bar + GAP },
    { left: Math.min(...obstacles.map(({ left }) => left)) - toasts.width - GAP, top: bar + GAP },
    // Behind a dialog the bar and the floating controls are inert, so they may be covered.
    ...(modal ? [{ left: right, top: GAP }] : [{ left: right, top: window.height - toasts.height - floating }]),
    { left: right, top: window.height - toasts.height - GAP },
    // On a small phone a menu may be covered at its heading rather than at its last item.
    { left: right, top: GAP },
  ]
  const candidates = positions
    .map(({ left, top }) => ({ left, top, right: left + toasts.width, bottom: top + toasts.height }))
    .filter((box) => box.left >= GAP && box.top >= GAP && box.right < window.width && box.bottom < window.height)
    .map((box) => ({ ...box, covered: obstacles.reduce((sum, obstacle) => sum + overlapArea(box, obstacle), 0) }))
  const best = candidates.toSorted((a, b) => a.covered - b.covered)[0]
  if (best && (best.covered === 0 || !modal)) {
    return { left: best.left, top: best.top, isFree: best.covered === 0, reserved: 0 }
  }
  return { left: right, top: GAP, isFree: false, reserved: modal ? toasts.height + 2 * GAP : 0 }
}

function overlapArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left) + GAP / 2
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) + GAP / 2
  return width > 0 && height > 0 ? width * height : 0
}

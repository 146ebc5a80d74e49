import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { showOnTop } from '@/shared/browser'
import { topDialog } from '../modal'
import { type Box, findSpot, type Spot } from './find-position'
import styles from './ToastRegion.module.css'

/** How far a dialog keeps away from the top of the window; `Modal.module.css` and those who are as high as it read it. */
const SPACE = '--toast-space'

/**
 * An element in the browser's top layer, for as long as it `isShown`. Everything outside of a modal dialog can neither be
 * clicked nor focused, so that the element moves into the dialog on top, and out of it when it closes.
 *
 * @param onMove The browser does not say that the pointer has left what was moved away from under it.
 */
export function useToastHost(isShown: boolean, onMove: () => void): HTMLElement {
  const [host] = useState(createHost)
  const moved = useEffectEvent(onMove)

  useLayoutEffect(() => {
    if (!isShown) return
    const sizes = new ResizeObserver(() => place(host))
    const settle = () => {
      const dialog = topDialog()
      const parent = dialog ?? document.body
      if (host.parentElement !== parent) {
        parent.append(host)
        showOnTop(host)
        moved()
        sizes.disconnect()
        for (const element of dialog ? [host, dialog] : [host]) sizes.observe(element)
      }
      place(host)
    }
    settle()
    const dialogs = new MutationObserver(settle)
    dialogs.observe(document.body, { subtree: true, attributeFilter: ['open'] })
    document.addEventListener('toggle', settle, { capture: true })
    window.addEventListener('resize', settle)
    return () => {
      sizes.disconnect()
      dialogs.disconnect()
      document.removeEventListener('toggle', settle, { capture: true })
      window.removeEventListener('resize', settle)
      host.remove()
      document.documentElement.style.removeProperty(SPACE)
    }
  }, [isShown, host])

  return host
}

function createHost(): HTMLElement {
  const host = document.createElement('div')
  host.popover = 'manual'
  host.className = styles.host ?? ''
  return host
}

function place(host: HTMLElement): void {
  const root = document.documentElement
  // The dialog is looked at where it would be without messages, else it and they would push each other about.
  root.style.removeProperty(SPACE)
  delete host.dataset.tight
  let spot = spotOf(host)
  if (!spot.isFree) {
    // One message finds a place more easily than all of them; the others can be read in the list of the last ones.
    host.dataset.tight = ''
    spot = spotOf(host)
  }
  host.style.left = `${spot.left}px`
  host.style.top = `${spot.top}px`
  if (spot.reserved > 0) root.style.setProperty(SPACE, `${spot.reserved}px`)
}

function spotOf(host: HTMLElement): Spot {
  const dialog = topDialog()
  return findSpot({
    // Without the gutter of the scrollbar, into which nothing can be drawn.
    window: { width: document.body.clientWidth, height: document.documentElement.clientHeight },
    toasts: { width: host.offsetWidth, height: host.offsetHeight },
    bar: sizeOf('--size-bar'),
    floating: sizeOf('--size-floating'),
    modal: dialog && layoutBox(dialog),
    panels: [...document.querySelectorAll('[popover="auto"]:popover-open')].map((panel) =>
      panel.getBoundingClientRect(),
    ),
  })
}

/** A token in pixels. */
const sizeOf = (token: string): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(token)) || 0

/** Where a fixed element will be once it has finished sliding in. */
const layoutBox = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Box => ({
  left: offsetLeft,
  top: offsetTop,
  right: offsetLeft + offsetWidth,
  bottom: offsetTop + offsetHeight,
})

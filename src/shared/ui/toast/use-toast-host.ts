import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { showInTopLayer } from '@/shared/browser'
import { topModal } from '../modal'
import { type Box, findPosition, type ToastPosition } from './find-position'
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
    const dialogs = new MutationObserver(reposition)
    dialogs.observe(document.body, { subtree: true, attributeFilter: ['open'] })
    document.addEventListener('toggle', reposition, { capture: true })
    window.addEventListener('resize', reposition)
    return () => {
      sizes.disconnect()
      dialogs.disconnect()
      document.removeEventListener('toggle', reposition, { capture: true })
      window.removeEventListener('resize', reposition)
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

function updatePosition(host: HTMLElement): void {
  const root = document.documentElement
  // The dialog is looked at where it would be without messages, else it and they would push each other about.
  root.style.removeProperty(SPACE)
  delete host.dataset.tight
  let position = positionOf(host)
  if (!position.isFree) {
    // One message finds a place more easily than all of them; the others can be read in the list of the last ones.
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

import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { showInTopLayer } from '@/shared/browser'
import { topModal } from '../focus'
import { layoutBox } from '../layout-box'
import { createTopLayerHost, observeDialogs } from '../top-layer-host'
import { findToastPosition, type ToastPosition } from './find-toast-position'
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
  return findToastPosition({
    // The width of the body is that of the window without the scrollbar gutter.
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

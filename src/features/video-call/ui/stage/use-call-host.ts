import { useLayoutEffect, useRef, useState } from 'react'
import { showInTopLayer } from '@/shared/browser'
import { restoreFocusFromDialog } from '@/shared/ui/modal'
import styles from './CallDialog.module.css'

/**
 * Host element of the call in the top layer, inside the open modal dialog, so that the user can mute while using it.
 * The video keeps playing when the element is moved.
 */
export function useCallHost(over: HTMLDialogElement | null): HTMLElement {
  const [host] = useState(createHost)

  useLayoutEffect(() => {
    const parent = over ?? document.body
    parent.append(host)
    showInTopLayer(host)
  }, [host, over])

  useLayoutEffect(() => () => host.remove(), [host])

  return host
}

/** While a dialog closes, the call inside it is hidden and cannot take the focus: it is restored afterwards. */
export function useFocusAfter(over: HTMLDialogElement | null): void {
  const previous = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const removed = previous.current
    previous.current = over
    if (removed && !removed.open && over === null && document.activeElement === document.body)
      restoreFocusFromDialog(null, removed)
  }, [over])
}

function createHost(): HTMLElement {
  const host = document.createElement('div')
  host.popover = 'manual'
  host.className = styles.host ?? ''
  return host
}

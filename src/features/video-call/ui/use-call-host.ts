import { useLayoutEffect, useRef, useState } from 'react'
import { showInTopLayer } from '@/shared/browser'
import { restoreFocusFromDialog } from '@/shared/ui/modal'
import styles from './CallDialog.module.css'

/**
 * Where the call is in the document: in the browser's top layer, and inside the dialog that has the page, so that who looks
 * something up there can still mute. A picture goes on through the move, which takes no time.
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

/** What a dialog gives the focus back to as it closes cannot take it where that is the call, which is hidden in it until then. */
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

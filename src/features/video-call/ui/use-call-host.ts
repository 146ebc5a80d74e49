import { useLayoutEffect, useRef, useState } from 'react'
import { showOnTop } from '@/shared/browser'
import { focusAgain } from '@/shared/ui/modal'
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
    showOnTop(host)
  }, [host, over])

  useLayoutEffect(() => () => host.remove(), [host])

  return host
}

/** What a dialog gives the focus back to as it closes cannot take it where that is the call, which is hidden in it until then. */
export function useFocusAfter(over: HTMLDialogElement | null): void {
  const former = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const gone = former.current
    former.current = over
    if (gone && !gone.open && over === null && document.activeElement === document.body) focusAgain(null, gone)
  }, [over])
}

function createHost(): HTMLElement {
  const host = document.createElement('div')
  host.popover = 'manual'
  host.className = styles.host ?? ''
  return host
}

import { useLayoutEffect, useState } from 'react'
import { showOnTop } from '@/shared/browser'
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

function createHost(): HTMLElement {
  const host = document.createElement('div')
  host.popover = 'manual'
  host.className = styles.host ?? ''
  return host
}

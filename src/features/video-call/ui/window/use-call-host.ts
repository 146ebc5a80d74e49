import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { showInTopLayer } from '@/shared/browser'
import { restoreFocus, restoreFocusFromDialog, topModal } from '@/shared/ui/focus'
import { createTopLayerHost, observeDialogs } from '@/shared/ui/top-layer-host'
import styles from './CallDialog.module.css'

/** All modal dialogs but the call and the lock screen, which must stay in front of the call. */
const OTHER_DIALOGS = 'dialog:modal:not([data-call], [data-lock-screen])'

/**
 * The modal dialog with the focus, else the last opened one; null without any. The rest of the page is inert.
 * @param onCover True when a dialog opens, false when the last one closes.
 */
export function useTopModal(onCover: (isCovered: boolean) => void = () => {}): HTMLDialogElement | null {
  const [openDialog, setOpenDialog] = useState<HTMLDialogElement | null>(null)
  const known = useRef<readonly HTMLDialogElement[]>(null)
  const covered = useEffectEvent(onCover)

  useLayoutEffect(() => {
    const update = () => {
      const open = [...document.querySelectorAll<HTMLDialogElement>(OTHER_DIALOGS)]
      const before = known.current ?? open
      known.current = open
      setOpenDialog(topModal(document, OTHER_DIALOGS))
      if (open.some((dialog) => !before.includes(dialog))) covered(true)
      else if (before.length > 0 && open.length === 0) covered(false)
    }
    update()
    return observeDialogs(update)
  }, [])

  return openDialog
}

/**
 * Host element of the call in the top layer, inside the open modal dialog, so that the user can mute while using it.
 * Audio and video keep playing when the element is moved within one task.
 */
export function useCallHost(openDialog: HTMLDialogElement | null): HTMLElement {
  const [host] = useState(() => createTopLayerHost(styles.host))

  useLayoutEffect(() => show(host, openDialog ?? document.body), [host, openDialog])

  // A page that is left removes its dialog with the host; React moves the host only in a later task.
  useLayoutEffect(
    () =>
      observeDialogs(() => {
        if (!host.isConnected) show(host, document.body)
      }),
    [host],
  )

  useLayoutEffect(
    () => () => {
      // The full window returns the focus to its opener itself (`useCallDialog`).
      const isFull = host.querySelector('[data-layout-variant="full"]') !== null
      const losesFocus = host.contains(document.activeElement)
      host.remove()
      if (losesFocus && !isFull) restoreFocus(null)
    },
    [host],
  )

  return host
}

/** While a dialog closes, the call inside it is hidden and cannot take the focus: it is restored afterwards. */
export function useFocusAfterDialog(openDialog: HTMLDialogElement | null): void {
  const previous = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const removed = previous.current
    previous.current = openDialog
    if (removed && !removed.open && openDialog === null && document.activeElement === document.body)
      restoreFocusFromDialog(null, removed)
  }, [openDialog])
}

function show(host: HTMLElement, parent: HTMLElement): void {
  parent.append(host)
  showInTopLayer(host)
}

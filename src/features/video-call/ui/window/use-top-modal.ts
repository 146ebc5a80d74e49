import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** Without the call, and without the lock screen, which must stay in front of the call. */
const OTHER_DIALOGS = 'dialog:modal:not([data-call], [data-lock-screen])'

/**
 * The modal dialog with the focus, else the last opened one; null without any. The rest of the page is inert.
 * @param onCover True when a dialog opens, false when the last one closes.
 */
export function useTopModal(onCover: (isCovered: boolean) => void): HTMLDialogElement | null {
  const [over, setOver] = useState<HTMLDialogElement | null>(null)
  const known = useRef<readonly HTMLDialogElement[]>(null)
  const covered = useEffectEvent(onCover)

  useLayoutEffect(() => {
    const update = () => {
      const open = [...document.querySelectorAll<HTMLDialogElement>(OTHER_DIALOGS)]
      const before = known.current ?? open
      known.current = open
      setOver(open.findLast((dialog) => dialog.contains(document.activeElement)) ?? open.at(-1) ?? null)
      if (open.some((dialog) => !before.includes(dialog))) covered(true)
      else if (before.length > 0 && open.length === 0) covered(false)
    }
    update()
    const dialogs = new MutationObserver(update)
    dialogs.observe(document.body, { subtree: true, attributeFilter: ['open'] })
    return () => dialogs.disconnect()
  }, [])

  return over
}

import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** Those of the portal, whichever have the page. The call does not count, and steps in front of no veil. */
const OTHER_DIALOGS = 'dialog:modal:not([data-call], [data-lock-screen])'

/**
 * The modal dialog that has the page, null where none has. Everything outside of it can neither be clicked nor focused.
 * @param onCover A dialog has opened, or the last one is gone.
 */
export function useTopModal(onCover: (isCovered: boolean) => void): HTMLDialogElement | null {
  const [over, setOver] = useState<HTMLDialogElement | null>(null)
  const known = useRef<readonly HTMLDialogElement[]>(null)
  const covered = useEffectEvent(onCover)

  useLayoutEffect(() => {
    const look = () => {
      const open = [...document.querySelectorAll<HTMLDialogElement>(OTHER_DIALOGS)]
      const before = known.current ?? open
      known.current = open
      setOver(open.findLast((dialog) => dialog.contains(document.activeElement)) ?? open.at(-1) ?? null)
      if (open.some((dialog) => !before.includes(dialog))) covered(true)
      else if (before.length > 0 && open.length === 0) covered(false)
    }
    look()
    const dialogs = new MutationObserver(look)
    dialogs.observe(document.body, { subtree: true, attributeFilter: ['open'] })
    return () => dialogs.disconnect()
  }, [])

  return over
}

import { isComposing, isPageTarget } from '@/shared/browser'
import { isAltGr, type KeyPress, letterOf } from '@/shared/shortcuts'

/** Null unless a key without modifier is pressed on the page itself and no shortcut has taken it. */
export function pageLetterOf(press: KeyPress): string | null {
  const { event, isInPipWindow } = press
  if (event.defaultPrevented || isInPipWindow || isAltGr(press) || isComposing(event)) return null
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null
  return isPageTarget(event.target) ? letterOf(event) : null
}

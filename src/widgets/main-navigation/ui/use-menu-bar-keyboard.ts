import type { KeyboardEvent } from 'react'
import { isTyped, useTypeahead } from '@/shared/ui/menu'
import { closeMenus, moveForKey, siblingsOf } from '../lib/menu-bar-keyboard'

/** Key bindings of a WAI-ARIA menu bar. The browser handles Escape for popovers. */
export function useMenuBarKeyboard() {
  const typeahead = useTypeahead()
  return (event: KeyboardEvent<HTMLElement>) => {
    const item = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="menuitem"]') : null
    if (!item || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Tab') return closeMenus(item)
    const move = moveForKey(event, item)
    if (move) {
      event.preventDefault()
      move()
    } else if (isTyped(event)) typeahead(siblingsOf(item), event)
  }
}

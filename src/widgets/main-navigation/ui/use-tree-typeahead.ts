import type { KeyboardEvent } from 'react'
import { isTyped, useTypeahead } from '@/shared/ui/menu'
import { visibleTreeItems } from '../lib/tree-keyboard'

export function useTreeTypeahead() {
  const typeahead = useTypeahead()
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || !isTyped(event) || !(event.target instanceof Element)) return
    typeahead(visibleTreeItems(event.target), event)
  }
}

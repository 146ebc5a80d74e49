import type { MouseEvent } from 'react'

/** For a control whose entry disappears: the second click of a double click would hit the next entry. */
export const onFirstClick = (act: () => void) => (event: MouseEvent) => {
  if (event.detail <= 1) act()
}

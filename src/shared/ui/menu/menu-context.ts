import { createContext } from 'react'

/** How an item closes the menu around it; the focus is back on the menu's button afterwards. */
export const MenuContext = createContext({ close: () => {} })

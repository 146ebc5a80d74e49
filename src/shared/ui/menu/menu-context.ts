import { createContext } from 'react'

/** Closes the surrounding menu; the focus returns to its button. */
export const MenuContext = createContext({ close: () => {} })

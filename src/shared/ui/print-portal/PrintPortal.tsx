import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './PrintPortal.module.css'

/** What goes to the printer in place of the page: on paper there is nothing else, on the screen it is not to be seen. */
export const PrintPortal = ({ children }: { children: ReactNode }) =>
  createPortal(
    <div className={styles.portal} data-print-only>
      {children}
    </div>,
    document.body,
  )

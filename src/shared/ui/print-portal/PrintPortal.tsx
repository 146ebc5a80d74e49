import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './PrintPortal.module.css'

export const PrintPortal = ({ children }: { children: ReactNode }) =>
  createPortal(
    <div className={styles.portal} data-print-only>
      {children}
    </div>,
    document.body,
  )

import type { ReactNode } from 'react'
import styles from './Tooltip.module.css'
import { useTooltip } from './use-tooltip'

/** @param text repeats a part of the accessible name of `children`, for the mouse */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const { trigger, tooltip } = useTooltip({ text })
  return (
    <>
      <span className={styles.anchor} {...trigger}>
        {children}
      </span>
      {tooltip}
    </>
  )
}

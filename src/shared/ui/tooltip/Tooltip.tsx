import type { ReactNode } from 'react'
import styles from './Tooltip.module.css'
import { useTooltip } from './use-tooltip'

type TooltipProps = {
  text: string
  /** A node whose name includes the text, or a function that sets the id as `aria-describedby`. */
  children: ReactNode | ((describedBy: string | undefined) => ReactNode)
}

export function Tooltip({ text, children }: TooltipProps) {
  const isDescription = typeof children === 'function'
  const { trigger, bubble } = useTooltip({ text, isDescription })
  const { 'aria-describedby': describedBy, ...handlers } = trigger
  return (
    <>
      <span className={styles.anchor} {...handlers}>
        {isDescription ? children(describedBy) : children}
      </span>
      {bubble}
    </>
  )
}

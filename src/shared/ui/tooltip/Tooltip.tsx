import type { ReactNode } from 'react'
import styles from './Tooltip.module.css'
import { useTooltip } from './use-tooltip'

type TooltipProps = {
  text: string
  /**
   * A node whose name already says the text, or a function that puts the given id on `aria-describedby`
   * where the text is news to a screen reader too.
   */
  children: ReactNode | ((describedBy: string | undefined) => ReactNode)
}

/** Puts a tooltip on anything. Buttons have theirs built in. */
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

import { type DOMAttributes, useLayoutEffect, useRef } from 'react'
import styles from './Tooltip.module.css'

type TooltipBubbleProps = {
  id: string
  text: string
  isOpen: boolean
  isDescription: boolean
  hover: Pick<DOMAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave'>
}

export function TooltipBubble({ id, text, isOpen, isDescription, hover }: TooltipBubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    if (!isOpen) return
    const shown = bubble.current
    shown?.showPopover()
    return () => shown?.hidePopover()
  }, [isOpen])

  return (
    <span
      ref={bubble}
      id={id}
      role="tooltip"
      popover="manual"
      aria-hidden={isDescription ? undefined : true}
      className={styles.bubble}
      style={{ positionAnchor: `--${id}` }}
      {...hover}
    >
      {text}
    </span>
  )
}

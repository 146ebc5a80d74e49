import { type DOMAttributes, useLayoutEffect, useRef } from 'react'
import { keepBeside, showInTopLayer } from '@/shared/browser'
import styles from './Tooltip.module.css'

type TooltipBubbleProps = {
  id: string
  text: string
  side: 'below' | 'end'
  isOpen: boolean
  isDescription: boolean
  hover: Pick<DOMAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerMove' | 'onPointerLeave'>
}

export function TooltipBubble({ id, text, side, isOpen, isDescription, hover }: TooltipBubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    const element = bubble.current
    const anchor = element?.previousElementSibling
    if (!isOpen || !element || !anchor) return
    const hide = showInTopLayer(element)
    const stopPositioning = keepBeside(element, anchor, side === 'end' ? 'end' : 'below')
    return () => {
      stopPositioning()
      hide()
    }
  }, [isOpen, side])

  return (
    <span
      ref={bubble}
      id={id}
      role="tooltip"
      popover="manual"
      aria-hidden={isDescription ? undefined : true}
      className={styles.bubble}
      data-side={side}
      style={{ positionAnchor: `--${id}` }}
      {...hover}
    >
      {text}
    </span>
  )
}

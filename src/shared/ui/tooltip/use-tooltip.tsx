import { type FocusEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { TooltipBubble } from './TooltipBubble'

const SHOW_DELAY_MS = 400
const HIDE_DELAY_MS = 120

type TooltipOptions = {
  text: string | undefined
  /** True when the text adds something to the control's name; false when it only repeats the name for the eye. */
  isDescription?: boolean
  side?: 'below' | 'end'
}

/**
 * A text that appears beside a control on hover and on keyboard focus, and goes away with Escape (WCAG 1.4.13).
 * Spread `trigger` on the control and render `bubble` right after it.
 */
export function useTooltip({ text, isDescription = false, side = 'below' }: TooltipOptions) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isPointedAt = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const toggle = (next: boolean, after: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), after)
  }
  /** At once: what has gone must not want the next Escape for itself. */
  const close = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  // Whoever has no text any more hears no pointer leave it: it must not show the next one unasked.
  if (isOpen && !text) setOpen(false)
  const isShown = isOpen && Boolean(text)

  useEffect(() => {
    if (!isShown) return
    // The tooltip is the top layer while it shows: Escape takes it away and leaves the dialog below open.
    const closeByKey = (event: KeyboardEvent) => {
      // Using the control ends its tooltip, before what then opens wants the next Escape for itself.
      if (event.key === 'Enter' || event.key === ' ') setOpen(false)
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
    document.addEventListener('keydown', closeByKey, true)
    return () => document.removeEventListener('keydown', closeByKey, true)
  }, [isShown])

  // What comes up under a resting mouse is entered too, and some browsers tell of a move by nothing; nobody has pointed at it.
  const hover = {
    onPointerEnter: () => {
      isPointedAt.current = false
    },
    onPointerMove: (event: PointerEvent) => {
      const isResting = event.movementX === 0 && event.movementY === 0
      if (event.pointerType !== 'mouse' || isResting || isPointedAt.current) return
      isPointedAt.current = true
      toggle(true, SHOW_DELAY_MS)
    },
    onPointerLeave: () => toggle(false, HIDE_DELAY_MS),
  }

  return {
    show: () => toggle(true, 0),
    trigger: {
      ...hover,
      onPointerDown: close,
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) toggle(true, 0)
      },
      onBlur: close,
      'aria-describedby': isDescription && text ? id : undefined,
      style: isShown ? { anchorName: `--${id}` } : undefined,
    },
    bubble:
      text && (isShown || isDescription) ? (
        <TooltipBubble id={id} text={text} side={side} isOpen={isShown} isDescription={isDescription} hover={hover} />
      ) : null,
  }
}

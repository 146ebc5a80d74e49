import { type FocusEvent, type PointerEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { keepBeside, showInTopLayer } from '@/shared/browser'
import styles from './Tooltip.module.css'

const SHOW_DELAY_MS = 400
const HIDE_DELAY_MS = 120

export type TooltipSide = 'below' | 'above' | 'end'

interface TooltipOptions {
  text: string | undefined
  /** True if the text adds to the accessible name; false if it only repeats the name visually. */
  isDescription?: boolean
  side?: TooltipSide
}

/** WCAG 1.4.13. Spread `trigger` on the control and render `tooltip` right after it. */
export function useTooltip({ text, isDescription = false, side = 'below' }: TooltipOptions) {
  const id = useId()
  const [openedBy, setOpenedBy] = useState<'focus' | 'pointer' | null>(null)
  const hasMoved = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const popup = useRef<HTMLSpanElement>(null)

  const schedule = (next: typeof openedBy, delayMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpenedBy((current) => next && (current ?? next)), delayMs)
  }
  /** Without delay: a closing tooltip must not handle the next Escape. */
  const close = () => {
    clearTimeout(timer.current)
    setOpenedBy(null)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  // Without a text there is no trigger to fire `pointerleave`, so the tooltip would reopen with the next text.
  if (openedBy && !text) setOpenedBy(null)
  const isShown = Boolean(openedBy && text)
  // Not by a tooltip that screen readers ignore and that the focus has opened: Escape would have no audible effect.
  const consumesEscape = isDescription || openedBy === 'pointer'

  // A layout effect, because on a busy page a passive effect would miss the next key.
  useLayoutEffect(() => {
    const element = popup.current
    const anchor = element?.previousElementSibling
    if (!isShown || !element || !anchor) return
    const hide = showInTopLayer(element)
    const stopPositioning = keepBeside(element, anchor, side)
    const stopListening = onDismissal(element.ownerDocument, consumesEscape, () => setOpenedBy(null))
    return () => {
      stopListening()
      stopPositioning()
      hide()
    }
  }, [isShown, side, consumesEscape])

  // An element that appears under a resting mouse fires `pointerenter`, some browsers also `pointermove` by 0.
  const hover = {
    onPointerEnter: () => {
      hasMoved.current = false
    },
    onPointerMove: (event: PointerEvent) => {
      const isResting = event.movementX === 0 && event.movementY === 0
      if (event.pointerType !== 'mouse' || isResting || hasMoved.current) return
      hasMoved.current = true
      schedule('pointer', SHOW_DELAY_MS)
    },
    onPointerLeave: () => schedule(null, HIDE_DELAY_MS),
  }

  return {
    show: () => schedule('pointer', 0),
    close,
    trigger: {
      ...hover,
      onPointerDown: close,
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) schedule('focus', 0)
      },
      onBlur: close,
      'aria-describedby': isDescription && text ? id : undefined,
      style: isShown ? { anchorName: `--${id}` } : undefined,
    },
    tooltip:
      text && (isShown || isDescription) ? (
        <span
          ref={popup}
          id={id}
          role="tooltip"
          popover="manual"
          aria-hidden={isDescription ? undefined : true}
          className={styles.popup}
          data-side={side}
          style={{ positionAnchor: `--${id}` }}
          {...hover}
        >
          {text}
        </span>
      ) : null,
  }
}

/** The tooltip needs these handlers of its control, which cannot have others of the same name. */
export type TooltipHandler = Extract<keyof ReturnType<typeof useTooltip>['trigger'], `on${string}`>

function onDismissal(page: Document, consumesEscape: boolean, close: () => void): () => void {
  const closeByKey = (event: KeyboardEvent) => {
    // Activating the control closes its tooltip, so that a dialog it opens gets the next Escape.
    if (event.key === 'Enter' || event.key === ' ') close()
    if (event.key !== 'Escape') return
    close()
    if (!consumesEscape) return
    // An open tooltip is in the top layer: Escape must not close the dialog below.
    event.preventDefault()
    event.stopPropagation()
  }
  page.addEventListener('keydown', closeByKey, true)
  // Safari focuses no tapped button, so that no blur follows.
  page.addEventListener('pointerdown', close, true)
  return () => {
    page.removeEventListener('keydown', closeByKey, true)
    page.removeEventListener('pointerdown', close, true)
  }
}

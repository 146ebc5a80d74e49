import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../class-names'
import { useTooltip } from '../tooltip'
import styles from './TruncatedText.module.css'

interface TruncatedTextProps {
  children: string
  lines?: 1 | 2
  className?: string | undefined
  /** Also shows the full text when the surrounding control has visible focus; for controls without a detail view. */
  isShownOnFocus?: boolean
}

/** A tooltip shows the full text; screen readers always get it. The layout never changes with the focus. */
export function TruncatedText({ children, lines = 1, className, isShownOnFocus = false }: TruncatedTextProps) {
  const text = useRef<HTMLSpanElement>(null)
  const [isTruncated, setTruncated] = useState(false)
  const { trigger, tooltip, show, close } = useTooltip({ text: isTruncated ? children : undefined })

  const checkOverflow = (element: HTMLElement) => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
    setTruncated(scrollWidth > clientWidth || scrollHeight > clientHeight + 1)
  }

  const showForFocus = useEffectEvent((control: HTMLElement, { relatedTarget }: FocusEvent) => {
    // Nothing had the focus: it is restored after a reload, for example after a clinic switch by mouse.
    if (!control.matches(':focus-visible') || relatedTarget === null) return
    // The collapsed menu hides the texts of its controls.
    if (!text.current?.checkVisibility({ opacityProperty: true })) return
    checkOverflow(text.current)
    show()
  })
  const closeForBlur = useEffectEvent(close)

  // Native listeners: the focus events of the control do not reach an element inside it. A list focuses a row in the
  // commit that mounts it.
  useLayoutEffect(() => {
    const control = isShownOnFocus ? text.current?.closest<HTMLElement>('a, button, [tabindex]') : undefined
    if (!control) return
    const listeners = new AbortController()
    control.addEventListener('focus', (event) => showForFocus(control, event), listeners)
    control.addEventListener('blur', () => closeForBlur(), listeners)
    return () => listeners.abort()
  }, [isShownOnFocus])

  return (
    <>
      <span
        {...trigger}
        ref={text}
        className={classNames(styles.text, className)}
        style={{ ...trigger.style, WebkitLineClamp: lines }}
        onPointerEnter={(event) => {
          checkOverflow(event.currentTarget)
          trigger.onPointerEnter()
        }}
      >
        {children}
      </span>
      {tooltip}
    </>
  )
}

import { type PointerEvent, useState } from 'react'
import { classNames } from '@/shared/lib/class-names'
import { useTooltip } from '../tooltip'
import styles from './TruncatedText.module.css'

type TruncatedTextProps = {
  children: string
  lines?: 1 | 2 | 3
  /** The language of the text where it is not the page's, such as a Turkish name on an English page. */
  lang?: string
  className?: string | undefined
}

/**
 * Words that may be longer than their place: cut with an ellipsis, whole for screen readers, whole in a tooltip where they
 * are really cut. Where the keyboard can focus the line, let the focus lead to the full text (a detail view, a wrap).
 */
export function TruncatedText({ children, lines = 1, lang, className }: TruncatedTextProps) {
  const [isCut, setCut] = useState(false)
  const { trigger, bubble } = useTooltip({ text: isCut ? children : undefined })

  const checkOverflow = (event: PointerEvent<HTMLElement>) => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = event.currentTarget
    setCut(scrollWidth > clientWidth || scrollHeight > clientHeight + 1)
    trigger.onPointerEnter()
  }

  return (
    <>
      <span
        {...trigger}
        className={classNames(styles.text, className)}
        lang={lang}
        style={{ ...trigger.style, WebkitLineClamp: lines }}
        onPointerEnter={checkOverflow}
      >
        {children}
      </span>
      {bubble}
    </>
  )
}

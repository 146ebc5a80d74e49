import { type PointerEvent, useState } from 'react'
import { classNames } from '@/shared/lib/class-names'
import { useTooltip } from '../tooltip'
import styles from './TruncatedText.module.css'

type TruncatedTextProps = {
  children: string
  lines?: 1 | 2 | 3
  lang?: string
  className?: string | undefined
}

/** Screen readers get the full text. In a focusable element, focus must lead to it (a detail view, a wrap). */
export function TruncatedText({ children, lines = 1, lang, className }: TruncatedTextProps) {
  const [isTruncated, setTruncated] = useState(false)
  const { trigger, bubble } = useTooltip({ text: isTruncated ? children : undefined })

  const checkOverflow = (event: PointerEvent<HTMLElement>) => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = event.currentTarget
    setTruncated(scrollWidth > clientWidth || scrollHeight > clientHeight + 1)
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

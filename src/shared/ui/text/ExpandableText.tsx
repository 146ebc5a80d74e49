import { useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button } from '../button'
import { classNames } from '../class-names'
import styles from './ExpandableText.module.css'

interface ExpandableTextProps {
  text: string
  /** What is shown until the whole text is requested; the text itself if it is not too long. */
  preview: string
  expandLabel: string
  className?: string | undefined
  tabIndex?: 0 | -1 | undefined
  /** Ids of elements that distinguish the text, for the button. */
  describedBy: string
}

export function ExpandableText({ text, preview, expandLabel, className, tabIndex, describedBy }: ExpandableTextProps) {
  const { t } = useTranslation('common')
  const [isExpanded, setExpanded] = useState(false)
  if (text === '') return null
  return (
    <>
      <p className={classNames(styles.text, className)} dir="auto">
        {isExpanded ? text : preview}
      </p>
      {preview !== text && (
        <Button
          variant="ghost"
          size="s"
          className={styles.more}
          tabIndex={tabIndex}
          aria-expanded={isExpanded}
          aria-describedby={describedBy}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? t('showLess') : expandLabel}
        </Button>
      )}
    </>
  )
}

import { Eye, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { contains, type MatchRange } from '@/shared/lib/find-matches'
import { Highlight } from '@/shared/ui/highlight'
import { IconButton } from '@/shared/ui/icon-button'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import { maskNumber, visibleSuffix } from '../model/masked-number'

interface CitizenshipNumberProps {
  number: string
  isRevealed: boolean
  onToggle: () => void
  /** What the doctor has typed of it, which is no secret to whoever sees the screen. */
  typed?: readonly MatchRange[]
  /** Of the button that reveals it. */
  className?: string | undefined
  tabIndex?: 0 | -1
}

/** Hidden from whoever else looks at the screen until the doctor asks for it. */
export function CitizenshipNumber({
  number,
  isRevealed,
  onToggle,
  typed = [],
  className,
  tabIndex = 0,
}: CitizenshipNumberProps) {
  const { t } = useTranslation('patient')
  return (
    <>
      <span aria-live="polite">
        {isRevealed ? (
          <Highlight text={number} ranges={typed} />
        ) : (
          <>
            <VisuallyHidden>{t('hiddenNumber', { ending: visibleSuffix(number) })}</VisuallyHidden>
            <span aria-hidden="true">
              <Highlight text={maskNumber(number, (index) => contains(typed, index))} ranges={typed} />
            </span>
          </>
        )}
      </span>
      <IconButton
        size="s"
        icon={isRevealed ? EyeOff : Eye}
        label={isRevealed ? t('hide') : t('reveal')}
        className={className}
        tabIndex={tabIndex}
        onClick={onToggle}
      />
    </>
  )
}

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
  /** Ranges that match the search text; they stay readable in the mask. */
  typed?: readonly MatchRange[]
  className?: string | undefined
  tabIndex?: 0 | -1
}

/** Masked until revealed, because other people may see the screen. */
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

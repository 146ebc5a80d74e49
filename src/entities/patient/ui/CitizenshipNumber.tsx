import { Eye, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isInside, type Stretch } from '@/shared/lib/find-matches'
import { Highlighted } from '@/shared/ui/highlight'
import { IconButton } from '@/shared/ui/icon-button'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import { maskNumber, numberEnding } from '../model/masked-number'

interface CitizenshipNumberProps {
  number: string
  isRevealed: boolean
  onToggle: () => void
  /** What the doctor has typed of it, which is no secret to whoever sees the screen. */
  typed?: readonly Stretch[]
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
          <Highlighted text={number} stretches={typed} />
        ) : (
          <>
            <VisuallyHidden>{t('hiddenNumber', { ending: numberEnding(number) })}</VisuallyHidden>
            <span aria-hidden="true">
              <Highlighted text={maskNumber(number, (index) => isInside(typed, index))} stretches={typed} />
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

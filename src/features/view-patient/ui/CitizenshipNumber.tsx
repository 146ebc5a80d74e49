import { Eye, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { maskNumber, numberEnding } from '@/entities/patient'
import { IconButton } from '@/shared/ui/icon-button'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import styles from './PatientFacts.module.css'

interface CitizenshipNumberProps {
  number: string
  isRevealed: boolean
  onToggle: () => void
}

/** Hidden from whoever else looks at the screen until the doctor asks for it. */
export function CitizenshipNumber({ number, isRevealed, onToggle }: CitizenshipNumberProps) {
  const { t } = useTranslation('patient')
  return (
    <>
      <span aria-live="polite">
        {isRevealed ? (
          number
        ) : (
          <>
            <VisuallyHidden>{t('hiddenNumber', { ending: numberEnding(number) })}</VisuallyHidden>
            <span aria-hidden="true">{maskNumber(number)}</span>
          </>
        )}
      </span>
      <IconButton
        size="s"
        icon={isRevealed ? EyeOff : Eye}
        label={isRevealed ? t('hide') : t('reveal')}
        className={styles.reveal}
        onClick={onToggle}
      />
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { maskNumber, numberEnding } from '@/entities/patient'
import { isInside, type Stretch } from '@/shared/lib/find-matches'
import { Highlighted } from '@/shared/ui/highlight'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'

/** A number that is hidden for as long as the PIN has not been given. */
export function ClosedNumber({ number, typed }: { number: string; typed: readonly Stretch[] }) {
  const { t } = useTranslation('patient')
  return (
    <>
      <VisuallyHidden>{t('hiddenNumber', { ending: numberEnding(number) })}</VisuallyHidden>
      <span aria-hidden="true">
        <Highlighted text={maskNumber(number, (index) => isInside(typed, index))} stretches={typed} />
      </span>
    </>
  )
}

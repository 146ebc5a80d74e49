import { useTranslation } from 'react-i18next'
import { maskNumber, visibleSuffix } from '@/entities/patient'
import { contains, type MatchRange } from '@/shared/lib/find-matches'
import { Highlight } from '@/shared/ui/text'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'

/** A masked number that cannot be revealed without the PIN. */
export function LockedNumber({ number, typed }: { number: string; typed: readonly MatchRange[] }) {
  const { t } = useTranslation('patient')
  return (
    <>
      <VisuallyHidden>{t('hiddenNumber', { ending: visibleSuffix(number) })}</VisuallyHidden>
      <span aria-hidden="true">
        <Highlight text={maskNumber(number, (index) => contains(typed, index))} ranges={typed} />
      </span>
    </>
  )
}

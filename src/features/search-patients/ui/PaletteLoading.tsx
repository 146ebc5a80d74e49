import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { PALETTE_ROWS_SINGLE_SECTION } from '@/shared/config'
import { OnItsWay } from '@/shared/ui/lazy'
import { paletteBody } from '../model/lazy-palette'
import { $text, compositionChanged, textTyped } from '../model/search-text'
import { PaletteField } from './PaletteField'
import { SearchingLine } from './SearchingStatus'

/** The palette whose code has not arrived: one can type already. */
export function PaletteOnItsWay() {
  const { t } = useTranslation(['search', 'common'])
  const { text, type, compose } = useUnit({ text: $text, type: textTyped, compose: compositionChanged })
  return (
    <>
      <PaletteField text={text} onType={type} onCompose={compose} />
      <OnItsWay
        of={paletteBody}
        failedTitle={t('search:loadFailed')}
        failedText={t('search:loadFailedHint')}
        waiting={<SearchingLine label={t('common:loading')} rows={PALETTE_ROWS_SINGLE_SECTION} />}
      />
    </>
  )
}

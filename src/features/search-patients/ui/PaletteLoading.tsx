import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { PALETTE_ROWS_SINGLE_SECTION } from '@/shared/config'
import { LoadingFallback } from '@/shared/ui/lazy'
import { paletteBody } from '../model/lazy-palette'
import { $text, compositionChanged, textTyped } from '../model/search-text'
import { PaletteField } from './PaletteField'
import { SearchingStatus } from './SearchingStatus'

/** Accepts text while the palette is loading. */
export function PaletteLoading() {
  const { t } = useTranslation(['search', 'common'])
  const { text, type, compose } = useUnit({ text: $text, type: textTyped, compose: compositionChanged })
  return (
    <>
      <PaletteField text={text} onType={type} onCompose={compose} />
      <LoadingFallback
        view={paletteBody}
        failedTitle={t('search:loadFailed')}
        failedText={t('search:loadFailedHint')}
        placeholder={<SearchingStatus label={t('common:loading')} rows={PALETTE_ROWS_SINGLE_SECTION} />}
      />
    </>
  )
}

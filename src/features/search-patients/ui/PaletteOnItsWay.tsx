import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { isOnline, reloadPage } from '@/shared/browser'
import { PALETTE_ROWS_SINGLE_SECTION } from '@/shared/config'
import { isChunkLoadFailure } from '@/shared/lifecycle'
import { ErrorState } from '@/shared/ui/error-state'
import { paletteBody } from '../model/palette-code'
import { $text, compositionChanged, textTyped } from '../model/search-text'
import { PaletteField } from './PaletteField'
import { SearchingLine } from './SearchingLine'

/** The palette whose code has not arrived: one can type already. */
export function PaletteOnItsWay() {
  const { t } = useTranslation(['search', 'startUp', 'common'])
  const { text, failure, type, compose, retry } = useUnit({
    text: $text,
    failure: paletteBody.$failure,
    type: textTyped,
    compose: compositionChanged,
    retry: paletteBody.prefetched,
  })
  // The files of an older version are gone from the server: only a reload brings newer ones.
  const isOutdated = isChunkLoadFailure(failure) && isOnline()
  return (
    <>
      <PaletteField text={text} onType={type} onCompose={compose} />
      {failure === null ? (
        <SearchingLine label={t('common:loading')} rows={PALETTE_ROWS_SINGLE_SECTION} />
      ) : (
        <ErrorState
          title={isOutdated ? t('startUp:updateTitle') : t('search:loadFailed')}
          text={isOutdated ? t('startUp:updateText') : t('search:loadFailedHint')}
          retryLabel={isOutdated ? t('startUp:reload') : t('common:retry')}
          onRetry={isOutdated ? reloadPage : () => retry()}
        />
      )}
    </>
  )
}

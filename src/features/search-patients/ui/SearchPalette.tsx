import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import { PALETTE_ROWS_SINGLE_SECTION } from '@/shared/config'
import type { LazyView } from '@/shared/ui/lazy'
import { Modal } from '@/shared/ui/modal'
import { $isPaletteOpen, paletteClosed, backRequested, $text, textTyped } from '../model/palette'
import { PaletteField } from './PaletteField'
import { SearchingStatus } from './SearchingStatus'
import styles from './SearchPalette.module.css'

interface SearchPaletteProps {
  /** Loaded code of `PaletteBody` with the pages and actions of the user. */
  Content: LazyView<object>
}

export function SearchPalette({ Content }: SearchPaletteProps) {
  const { t } = useTranslation('search')
  const { isOpen, close, goBack } = useUnit({
    isOpen: $isPaletteOpen,
    close: paletteClosed,
    goBack: backRequested,
  })
  const isLoaded = Content.useIsLoaded()
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      onEscape={goBack}
      className={styles.palette}
      aria-label={t('title')}
      data-focus-key="search"
    >
      <div className={styles.frame}>
        {!isLoaded && <FieldWhileLoading />}
        <Content />
      </div>
    </Modal>
  )
}

/** In the first bundle, so that no key press is lost. */
function FieldWhileLoading() {
  const { text, type } = useUnit({ text: $text, type: textTyped })
  return <PaletteField text={text} onType={type} />
}

export function PaletteSkeleton() {
  const { t } = useTranslation('common')
  return <SearchingStatus label={t('loading')} rows={PALETTE_ROWS_SINGLE_SECTION} />
}

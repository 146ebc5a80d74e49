import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { PALETTE_ROWS_SINGLE_SECTION } from '@/shared/config'
import { i18n, isLanguage, loadLanguage, otherLanguage } from '@/shared/i18n'
import type { RouteId } from '@/shared/routes'
import { lazyView } from '@/shared/ui/lazy'
import { Modal } from '@/shared/ui/modal'
import type { PaletteAction } from '../lib/find-commands'
import { $isPaletteOpen, paletteDismissed } from '../model/palette'
import { backRequested } from '../model/open-actions'
import { $text, compositionChanged, textTyped } from '../model/search-text'
import { PaletteField } from './PaletteField'
import { SearchingStatus } from './SearchingStatus'
import styles from './SearchPalette.module.css'

interface SearchPaletteProps {
  pages: readonly RouteId[]
  actions: readonly PaletteAction[]
}

/** The texts of the other language are loaded too, because pages are found by both names. */
const PaletteBody = lazyView(
  async () => {
    const [{ PaletteBody: Body }] = await Promise.all([import('./PaletteBody'), loadAliases()])
    return Body
  },
  {
    placeholder: <PaletteSkeleton />,
    failedTitle: (t) => t('search:loadFailed'),
    failedText: (t) => t('search:loadFailedHint'),
    prefetch: 'high',
  },
)

export function SearchPalette({ pages, actions }: SearchPaletteProps) {
  const { t } = useTranslation('search')
  const { isOpen, dismiss, goBack } = useUnit({
    isOpen: $isPaletteOpen,
    dismiss: paletteDismissed,
    goBack: backRequested,
  })
  const isLoaded = PaletteBody.useIsLoaded()
  return (
    <Modal
      isOpen={isOpen}
      onClose={(reason) => (reason === 'escape' ? goBack() : dismiss())}
      className={styles.palette}
      aria-label={t('title')}
      data-focus-key="search"
    >
      <div className={styles.frame}>
        {!isLoaded && <FieldWhileLoading />}
        <PaletteBody pages={pages} actions={actions} />
      </div>
    </Modal>
  )
}

/** In the first bundle, so that no key press is lost. */
function FieldWhileLoading() {
  const { text, type, compose } = useUnit({ text: $text, type: textTyped, compose: compositionChanged })
  return <PaletteField text={text} onType={type} onCompose={compose} />
}

function PaletteSkeleton() {
  const { t } = useTranslation('common')
  return <SearchingStatus label={t('loading')} rows={PALETTE_ROWS_SINGLE_SECTION} />
}

async function loadAliases(): Promise<void> {
  if (!isLanguage(i18n.language)) return
  try {
    await loadLanguage(otherLanguage(i18n.language))
  } catch {
    // Without them pages are only found by their name in the current language.
  }
}

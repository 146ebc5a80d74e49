import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { RouteId } from '@/shared/routes'
import { Modal } from '@/shared/ui/modal'
import type { PaletteAction } from '../lib/palette-action'
import { $isPaletteOpen, paletteDismissed } from '../model/palette'
import { paletteBody } from '../model/lazy-palette'
import { PaletteLoading } from './PaletteLoading'
import styles from './SearchPalette.module.css'

interface SearchPaletteProps {
  pages: readonly RouteId[]
  actions: readonly PaletteAction[]
}

export function SearchPalette({ pages, actions }: SearchPaletteProps) {
  const { t } = useTranslation('search')
  const { isOpen, Body, dismiss } = useUnit({
    isOpen: $isPaletteOpen,
    Body: paletteBody.$view,
    dismiss: paletteDismissed,
  })
  return (
    <Modal
      isOpen={isOpen}
      onClose={() => dismiss()}
      className={styles.palette}
      aria-label={t('title')}
      data-focus-key="search"
    >
      <div className={styles.frame}>{Body ? <Body pages={pages} actions={actions} /> : <PaletteLoading />}</div>
    </Modal>
  )
}

import { SlidersHorizontal } from 'lucide'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button } from '../button'
import { useIsPhone } from '../use-media-query'
import { useIsPrinting } from '../use-is-printing'
import styles from './FilterDisclosure.module.css'

interface FilterDisclosureProps {
  /** Number of active filters. */
  count: number
  children: ReactNode
}

/** On a phone the filters open on request, so that the first rows are visible. Renders items of the surrounding grid. */
export function FilterDisclosure({ count, children }: FilterDisclosureProps) {
  const { t } = useTranslation('common')
  const isPhone = useIsPhone()
  const isPrinting = useIsPrinting()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {isPhone && (
        <Button
          icon={SlidersHorizontal}
          className={styles.button}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {count > 0 ? t('filtersChosen', { count }) : t('filters')}
        </Button>
      )}
      {(!isPhone || isOpen || isPrinting) && children}
    </>
  )
}

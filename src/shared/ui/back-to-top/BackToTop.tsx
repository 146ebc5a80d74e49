import { ArrowUp } from 'lucide'
import { useEffect, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { focusMainContent, nextPaint } from '@/shared/browser'
import { BACK_TO_TOP_THRESHOLD_PX } from '@/shared/config'
import { restoreFocusOnRemoval } from '../focus'
import { IconButton } from '../icon-button'
import styles from './BackToTop.module.css'

export function BackToTop() {
  const { t } = useTranslation('common')
  const isShown = useIsFarDown()
  if (!isShown) return null
  return (
    <IconButton
      ref={restoreFocusOnRemoval}
      icon={ArrowUp}
      label={t('backToTop')}
      className={styles.button}
      onClick={goUp}
    />
  )
}

function useIsFarDown(): boolean {
  const [isFarDown, setFarDown] = useState(false)
  useEffect(() => {
    const read = () => setFarDown(window.scrollY > BACK_TO_TOP_THRESHOLD_PX)
    window.addEventListener('scroll', read, { passive: true })
    // Not before the first paint, where reading the position would force an extra layout.
    void nextPaint().then(read)
    return () => window.removeEventListener('scroll', read)
  }, [])
  return isFarDown
}

function goUp() {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' })
  focusMainContent()
}

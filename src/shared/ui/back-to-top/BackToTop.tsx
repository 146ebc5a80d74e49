import { ArrowUp } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { BACK_TO_TOP_THRESHOLD_PX } from '@/shared/config'
import { IconButton } from '../icon-button'
import styles from './BackToTop.module.css'

export function BackToTop() {
  const { t } = useTranslation('common')
  const isShown = useSyncExternalStore(subscribe, isFarDown)
  if (!isShown) return null
  return <IconButton icon={ArrowUp} label={t('backToTop')} className={styles.button} onClick={goUp} />
}

const isFarDown = () => window.scrollY > BACK_TO_TOP_THRESHOLD_PX

function subscribe(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}

function goUp() {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' })
  document.querySelector('main')?.focus({ preventScroll: true })
}

import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ToastTone } from '@/shared/toasts'
import { Icon } from '../icon'
import styles from './ToneIcon.module.css'

const ICONS: Record<ToastTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
}

export function ToneIcon({ tone }: { tone: ToastTone }) {
  return (
    <span className={styles.icon} data-tone={tone}>
      <Icon icon={ICONS[tone]} size={18} />
    </span>
  )
}

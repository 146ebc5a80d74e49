import type { LucideIcon } from 'lucide-react'
import { Button } from '../button'
import { Icon } from '../icon'
import styles from './WarningBanner.module.css'

type WarningBannerProps = {
  icon: LucideIcon
  /** Announced when it appears; null shows nothing. The live region itself stays. */
  text: string | null
  action: string
  onAction: () => void
}

/** A warning in the page flow with one button. */
export const WarningBanner = ({ icon, text, action, onAction }: WarningBannerProps) => (
  <div role="status">
    {text !== null && (
      <div className={styles.banner}>
        <Icon icon={icon} size={18} />
        <p className={styles.text}>{text}</p>
        <Button size="s" onClick={onAction}>
          {action}
        </Button>
      </div>
    )}
  </div>
)

import type { IconNode } from 'lucide'
import { Button } from '../button'
import { classNames } from '../class-names'
import { restoreFocusOnRemoval } from '../focus'
import { Icon } from '../icon'
import styles from './PageBanner.module.css'

interface PageBannerProps {
  tone?: 'warning' | 'info'
  icon: IconNode
  /** Announced when it appears; null shows nothing. The live region itself stays. */
  text: string | null
  action: string
  onAction: () => void
  isActionPending?: boolean
  decline?: { label: string; onChoose: () => void }
}

/** A message in the page flow with one button, or two if it can be declined. */
export const PageBanner = ({
  tone = 'warning',
  icon,
  text,
  action,
  onAction,
  isActionPending = false,
  decline,
}: PageBannerProps) => (
  <div role="status">
    {text !== null && (
      <div
        ref={restoreFocusOnRemoval}
        className={classNames(styles.banner, tone === 'warning' ? styles.warning : styles.info)}
      >
        <Icon icon={icon} size={18} />
        <p className={styles.text}>{text}</p>
        <Button size="s" isLoading={isActionPending} onClick={onAction}>
          {action}
        </Button>
        {decline && (
          <Button size="s" variant="ghost" onClick={decline.onChoose}>
            {decline.label}
          </Button>
        )}
      </div>
    )}
  </div>
)

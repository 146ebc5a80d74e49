import { useAccess } from '@/features/check-access'
import { NotificationsButton } from '@/features/review-notifications'
import { RemindersBell } from '@/features/review-reminders'
import { ModeMenu } from '@/features/switch-appearance'
import { LanguageMenu } from '@/features/switch-language'
import { QuickLinksPopover } from '@/features/open-quick-links'
import { useMediaQuery } from '@/shared/ui/use-media-query'
import { ShellBoundary } from './boundaries'
import { ConnectionIndicatorSlot } from './lazy-feature-views'
import styles from './TopBarActions.module.css'
import { UserMenu } from './UserMenu'

/** Breakpoint `md` of the specification. */
const COMPACT_BAR_QUERY = '(width < 900px)'

export function TopBarActions() {
  const access = useAccess()
  const isNarrow = useMediaQuery(COMPACT_BAR_QUERY)
  return (
    <>
      <ShellBoundary>
        <span className={styles.indicator}>
          <ConnectionIndicatorSlot />
        </span>
      </ShellBoundary>
      {access.status === 'loading' && <span className={styles.reserved} />}
      <ShellBoundary>{access.status === 'known' && <QuickLinksPopover access={access.context} />}</ShellBoundary>
      <ShellBoundary>
        <RemindersBell />
      </ShellBoundary>
      <ShellBoundary>
        <NotificationsButton />
      </ShellBoundary>
      <ShellBoundary>{!isNarrow && <LanguageMenu />}</ShellBoundary>
      <ShellBoundary>{!isNarrow && <ModeMenu />}</ShellBoundary>
      <ShellBoundary>
        <UserMenu isNarrow={isNarrow} />
      </ShellBoundary>
    </>
  )
}

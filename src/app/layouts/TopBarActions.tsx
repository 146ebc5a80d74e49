import { useAccess } from '@/features/check-access'
import { NotificationsButton } from '@/features/review-notifications'
import { RemindersBell } from '@/features/review-reminders'
import { ModeMenu } from '@/features/switch-appearance'
import { LanguageMenu } from '@/features/switch-language'
import { QuickLinksPopover } from '@/features/open-quick-links'
import { ConnectionIndicator } from '@/features/watch-connection'
import { useMediaQuery } from '@/shared/ui/media-query'
import styles from './TopBarActions.module.css'
import { UserMenu } from './UserMenu'

/** Below `md` of the specification. */
const COMPACT_BAR_QUERY = '(width < 900px)'

/** What stands at the end of the top bar. Where that is narrow, language and mode are in the user menu. */
export function TopBarActions() {
  const access = useAccess()
  const isNarrow = useMediaQuery(COMPACT_BAR_QUERY)
  return (
    <>
      <ConnectionIndicator />
      {access.status === 'loading' && <span className={styles.reserved} />}
      {access.status === 'known' && <QuickLinksPopover access={access.context} />}
      <RemindersBell />
      <NotificationsButton />
      {!isNarrow && <LanguageMenu />}
      {!isNarrow && <ModeMenu />}
      <UserMenu isNarrow={isNarrow} />
    </>
  )
}

import { useAccess } from '@/features/check-access'
import { NotificationsButton } from '@/features/review-notifications'
import { RemindersBell } from '@/features/review-reminders'
import { ModeMenu } from '@/features/switch-appearance'
import { LanguageMenu } from '@/features/switch-language'
import { ShortcutsPopup } from '@/features/open-quick-links'
import { ConnectionSign } from '@/features/watch-connection'
import { useMediaQuery } from '@/shared/ui/media-query'
import styles from './TopBarActions.module.css'
import { UserMenu } from './UserMenu'

/** Below `md` of the specification. */
const NARROW_BAR = '(width < 900px)'

/** What stands at the end of the top bar. Where that is narrow, language and mode are in the user menu. */
export function BarActions() {
  const access = useAccess()
  const isNarrow = useMediaQuery(NARROW_BAR)
  return (
    <>
      <ConnectionSign />
      {access.status === 'loading' && <span className={styles.reserved} />}
      {access.status === 'known' && <ShortcutsPopup access={access.context} />}
      <RemindersBell />
      <NotificationsButton />
      {!isNarrow && <LanguageMenu />}
      {!isNarrow && <ModeMenu />}
      <UserMenu isNarrow={isNarrow} />
    </>
  )
}

import { useUnit } from 'effector-react'
import { Menu as MenuIcon } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { Link } from 'react-router-dom'
import { useAccess } from '@/features/check-access'
import { QuickLinksPopover } from '@/features/open-quick-links'
import { NotificationsButton } from '@/features/review-notifications'
import { RemindersBell } from '@/features/review-reminders'
import { SearchTrigger } from '@/features/search-patients'
import { ModeMenu } from '@/features/switch-appearance'
import { LanguageMenu } from '@/features/switch-language'
import { $language, buildPath } from '@/shared/routes'
import { BrandMark } from '@/shared/ui/icon'
import { IconButton } from '@/shared/ui/icon-button'
import { useMediaQuery } from '@/shared/ui/use-media-query'
import { $isMenuDrawerOpen, menuDrawerRequested } from '@/widgets/main-navigation'
import { ShellBoundary } from './boundaries'
import { ConnectionIndicatorSlot } from './lazy-feature-views'
import styles from './TopBar.module.css'
import { UserMenu } from './UserMenu'

/** Breakpoint `md` of the specification. */
const COMPACT_BAR_QUERY = '(width < 900px)'

export function TopBar() {
  const { t } = useTranslation(['shell', 'startUp'])
  const { language, isMenuOpen, openMenu } = useUnit({
    language: $language,
    isMenuOpen: $isMenuDrawerOpen,
    openMenu: menuDrawerRequested,
  })
  return (
    <header className={styles.bar}>
      <div className={styles.menuButton}>
        <IconButton
          icon={MenuIcon}
          label={t('shell:openMenu')}
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => openMenu()}
        />
      </div>
      <Link to={buildPath('home', language)} className={styles.brand}>
        <BrandMark />
        <span className={styles.name}>{t('startUp:product')}</span>
      </Link>
      <div className={styles.search}>
        <ShellBoundary>
          <SearchTrigger />
        </ShellBoundary>
      </div>
      <div className={styles.actions}>
        <Actions />
      </div>
    </header>
  )
}

function Actions() {
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

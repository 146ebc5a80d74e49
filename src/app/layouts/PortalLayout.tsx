import { useUnit } from 'effector-react'
import { CircleHelp, Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { supportRequested } from '@/features/browse-help'
import { $isScreenLocked, LockScreen } from '@/features/lock-screen'
import { UpdateBanner } from '@/features/offer-update'
import { NotificationBanners } from '@/features/review-notifications'
import { SearchTrigger } from '@/features/search-patients'
import { $layout } from '@/features/switch-appearance'
import { SwitchLoader } from '@/features/switch-clinic'
import { ClockNotice } from '@/features/watch-clock'
import { ConnectionBanner } from '@/features/watch-connection'
import { $isScreenRendered } from '@/shared/lifecycle'
import { $language, buildPath } from '@/shared/routes'
import { BackToTop } from '@/shared/ui/back-to-top'
import { ErrorBoundary, RenderError } from '@/shared/ui/error-boundary'
import { IconButton } from '@/shared/ui/icon-button'
import { drawerRequested } from '@/widgets/main-navigation'
import { TopBar } from '@/widgets/top-bar'
import { TopBarActions } from './TopBarActions'
import { Navigation } from './Navigation'
import { Overlays } from './Overlays'
import { PageBreadcrumbs } from './PageBreadcrumbs'
import { ShellBoundary } from './boundaries'
import styles from './PortalLayout.module.css'

export function PortalLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['common', 'shell'])
  const { language, layout, isRendered, openMenu } = useUnit({
    language: $language,
    layout: $layout,
    isRendered: $isScreenRendered,
    openMenu: drawerRequested,
  })
  const { key: visit } = useLocation()
  return (
    <>
      <a className="skip-link" href="#main">
        {t('shell:skipToContent')}
      </a>
      <TopBar
        productName={t('common:product')}
        homeHref={buildPath('home', language)}
        menuButton={<IconButton icon={MenuIcon} label={t('shell:openMenu')} onClick={() => openMenu()} />}
        search={
          <ShellBoundary>
            <SearchTrigger />
          </ShellBoundary>
        }
        actions={<TopBarActions />}
      />
      <div className={styles.body} data-layout={layout}>
        <ShellBoundary>
          <Navigation />
        </ShellBoundary>
        <main id="main" tabIndex={-1} className={styles.main} data-focus-key="main">
          <div className={styles.content}>
            <ErrorBoundary>
              <ConnectionBanner />
              <ClockNotice />
              <UpdateBanner />
            </ErrorBoundary>
            <UnlockedBanners />
            <ShellBoundary>
              <PageBreadcrumbs />
            </ShellBoundary>
            <ErrorBoundary resetKey={visit} fallback={(retry) => <RenderError variant="page" onRetry={retry} />}>
              {children}
            </ErrorBoundary>
          </div>
        </main>
      </div>
      <div className={styles.floating}>
        <BackToTop />
        <HelpButton />
      </div>
      {isRendered && <Overlays />}
      {/* Without a boundary: if these two fail, their error replaces the page, which must not be shown without them. */}
      <SwitchLoader />
      <LockScreen />
    </>
  )
}

/** No live region may speak while the screen is locked. The banners are shown after unlocking. */
function UnlockedBanners() {
  const isLocked = useUnit($isScreenLocked)
  if (isLocked) return null
  return (
    <ErrorBoundary>
      <NotificationBanners />
    </ErrorBoundary>
  )
}

function HelpButton() {
  const { t } = useTranslation('shell')
  const requestSupport = useUnit(supportRequested)
  return (
    <IconButton
      icon={CircleHelp}
      label={t('help')}
      aria-haspopup="dialog"
      className={styles.help}
      onClick={() => requestSupport()}
    />
  )
}

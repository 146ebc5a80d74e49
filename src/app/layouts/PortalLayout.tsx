import { useUnit } from 'effector-react'
import { Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { LockScreen } from '@/features/lock-screen'
import { paletteDismissed, SearchPalette, SearchTrigger } from '@/features/search-patients'
import { $layout } from '@/features/switch-appearance'
import { SwitchLoader } from '@/features/switch-clinic'
import { $language, buildPath } from '@/shared/routes'
import { BackToTop } from '@/shared/ui/back-to-top'
import { ErrorBoundary, RenderError } from '@/shared/ui/error-boundary'
import { IconButton } from '@/shared/ui/icon-button'
import { menuDrawerRequested } from '@/widgets/main-navigation'
import { TopBar } from '@/widgets/top-bar'
import { TopBarActions } from './TopBarActions'
import { Navigation } from './Navigation'
import { HelpButtonSlot, OverlaysSlot, PageNoticesSlot, PaletteContentSlot } from './lazy-feature-views'
import { PageBreadcrumbs } from './PageBreadcrumbs'
import { OverlayBoundary, ShellBoundary } from './boundaries'
import styles from './PortalLayout.module.css'

export function PortalLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['common', 'shell'])
  const { language, layout, openMenu, closePalette } = useUnit({
    language: $language,
    layout: $layout,
    openMenu: menuDrawerRequested,
    closePalette: paletteDismissed,
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
            <PageNoticesSlot />
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
        <HelpButtonSlot />
      </div>
      <OverlayBoundary onClose={closePalette}>
        <SearchPalette Content={PaletteContentSlot} />
      </OverlayBoundary>
      <OverlaysSlot />
      {/* Without a boundary: if these two fail, their error replaces the page, which must not be shown without them. */}
      <SwitchLoader />
      <LockScreen />
    </>
  )
}

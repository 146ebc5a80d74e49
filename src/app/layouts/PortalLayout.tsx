import { useUnit } from 'effector-react'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { useLocation } from 'react-router-dom'
import { LockScreen } from '@/features/lock-screen'
import { paletteClosed, SearchPalette } from '@/features/search-patients'
import { $isSigningOut, signOutRequested } from '@/features/sign-out'
import { $layout } from '@/features/switch-appearance'
import { SwitchLoader } from '@/features/switch-clinic'
import { skipToMainContent } from '@/shared/browser'
import { BackToTop } from '@/shared/ui/back-to-top'
import { ErrorBoundary, RenderError } from '@/shared/ui/error-boundary'
import { Navigation } from './Navigation'
import { HelpButtonSlot, OverlaysSlot, PageNoticesSlot, PaletteContentSlot } from './lazy-feature-views'
import { PageBreadcrumbs } from './PageBreadcrumbs'
import { OverlayBoundary, ShellBoundary } from './boundaries'
import { TopBar } from './TopBar'
import styles from './PortalLayout.module.css'

export function PortalLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell')
  const { layout, isSigningOut, signOut, closePalette } = useUnit({
    layout: $layout,
    isSigningOut: $isSigningOut,
    signOut: signOutRequested,
    closePalette: paletteClosed,
  })
  const { key: visit } = useLocation()
  return (
    <>
      <a className="skip-link" href="#main" onClick={skipToMain}>
        {t('skipToContent')}
      </a>
      <TopBar />
      <div className={styles.body} data-layout={layout}>
        <ShellBoundary>
          <Navigation />
        </ShellBoundary>
        <main id="main" tabIndex={-1} aria-labelledby="page-title" className={styles.main} data-focus-key="main">
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
      <LockScreen isSigningOut={isSigningOut} onSignOut={signOut} />
    </>
  )
}

function skipToMain(event: MouseEvent) {
  event.preventDefault()
  skipToMainContent()
}

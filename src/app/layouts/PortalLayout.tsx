import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchTrigger } from '@/features/search-patients'
import { ModeMenu } from '@/features/switch-appearance'
import { LanguageMenu } from '@/features/switch-language'
import { $language, buildPath } from '@/shared/routes'
import { TopBar } from '@/widgets/top-bar'
import { Navigation } from './Navigation'
import { Overlays } from './Overlays'
import styles from './PortalLayout.module.css'
import { UserMenu } from './UserMenu'

/** The frame around every screen: it hands the features to the widgets' slots. */
export function PortalLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['common', 'shell'])
  const language = useUnit($language)
  return (
    <div className={styles.frame}>
      <a className="skip-link" href="#main">
        {t('shell:skipToContent')}
      </a>
      <TopBar
        productName={t('product')}
        homeHref={buildPath('home', language)}
        search={<SearchTrigger />}
        actions={
          <>
            <LanguageMenu />
            <ModeMenu />
            <UserMenu />
          </>
        }
      />
      <Navigation />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Overlays />
    </div>
  )
}

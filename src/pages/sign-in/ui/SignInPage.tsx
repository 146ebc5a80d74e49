import { useTranslation } from 'react-i18next'
import { SignInForm } from '@/features/sign-in'
import { ModeMenu } from '@/features/switch-appearance'
import { LanguageMenu } from '@/features/switch-language'
import { BrandMark } from '@/shared/ui/brand-mark'
import { SignInIllustration } from './SignInIllustration'
import styles from './SignInPage.module.css'

export function SignInPage() {
  const { t } = useTranslation(['signIn', 'common'])
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <p className={styles.brand}>
          <BrandMark />
          {t('common:product')}
        </p>
        <LanguageMenu />
        <ModeMenu />
      </header>
      <div className={styles.panel}>
        <SignInIllustration className={styles.drawing} />
        <p className={styles.privacyNote}>{t('signIn:privacyNote')}</p>
      </div>
      <main id="main" tabIndex={-1} className={styles.main}>
        <div>
          <h1 className={styles.title}>{t('signIn:title')}</h1>
          <p className={styles.lead}>{t('signIn:intro')}</p>
          <SignInForm />
          <p className={styles.help}>{t('signIn:helpText')}</p>
        </div>
      </main>
    </div>
  )
}

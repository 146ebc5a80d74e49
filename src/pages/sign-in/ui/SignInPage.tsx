import { useTranslation } from 'react-i18next'
import { SignInForm } from '@/features/sign-in'
import { ModeMenu } from '@/features/switch-appearance'
import { LanguageMenu } from '@/features/switch-language'
import { BrandMark } from '@/shared/ui/brand-mark'
import { SignInIllustration } from './SignInIllustration'
import styles from './SignInPage.module.css'

export function SignInPage() {
  const { t } = useTranslation(['session', 'common'])
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
        <p className={styles.promise}>{t('session:promise')}</p>
      </div>
      <main id="main" tabIndex={-1} className={styles.main}>
        <div>
          <h1 className={styles.title}>{t('session:title')}</h1>
          <p className={styles.lead}>{t('session:lead')}</p>
          <SignInForm />
          <p className={styles.help}>{t('session:help')}</p>
        </div>
      </main>
    </div>
  )
}

import { useTranslation } from '@/shared/i18n'
import { SignInForm } from '@/features/sign-in'
import { ModeMenu } from '@/features/switch-appearance'
import { LanguageMenu } from '@/features/switch-language'
import { BrandMark } from '@/shared/ui/icon'
import styles from './SignInPage.module.css'

export function SignInPage() {
  const { t } = useTranslation(['signIn', 'startUp', 'routes'])
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <p className={styles.brand}>
          <BrandMark />
          {t('startUp:product')}
        </p>
        <LanguageMenu />
        <ModeMenu />
      </header>
      <div className={styles.panel}>
        <SignInIllustration className={styles.drawing} />
        <p className={styles.tagline}>{t('signIn:tagline')}</p>
      </div>
      <main id="main" tabIndex={-1} aria-labelledby="page-title" className={styles.main}>
        <div>
          <h1 id="page-title" className={styles.title}>
            {t('routes:titles.signIn')}
          </h1>
          <p className={styles.lead}>{t('signIn:intro')}</p>
          <SignInForm />
          <p className={styles.help}>{t('signIn:helpText')}</p>
        </div>
      </main>
    </div>
  )
}

function SignInIllustration({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 440 340" className={className} aria-hidden="true" fill="currentColor">
      <rect
        x="0.5"
        y="0.5"
        width="339"
        height="291"
        rx="18"
        fillOpacity="0.06"
        stroke="currentColor"
        strokeOpacity="0.16"
      />
      <rect x="28" y="30" width="96" height="10" rx="5" fillOpacity="0.5" />
      <rect x="272" y="30" width="40" height="10" rx="5" fillOpacity="0.2" />
      {HOURS.map(({ y, start, length, strength }) => (
        <g key={y}>
          <rect x="28" y={y + 15} width="30" height="6" rx="3" fillOpacity="0.28" />
          <rect x="78" y={y + 17.5} width="234" height="1" fillOpacity="0.12" />
          <rect x={start} y={y} width={length} height="36" rx="9" fillOpacity={strength} />
        </g>
      ))}
      <circle cx="78" cy="167" r="4.5" />
      <rect x="78" y="166" width="262" height="2" fillOpacity="0.9" />
      <rect
        x="232"
        y="186"
        width="208"
        height="154"
        rx="18"
        fill="var(--drawing-card-color)"
        stroke="currentColor"
        strokeOpacity="0.22"
      />
      <circle cx="272" cy="228" r="18" fillOpacity="0.3" />
      <circle cx="272" cy="223" r="6.5" fillOpacity="0.75" />
      <path d="M260.5 238.5a12 12 0 0 1 23 0 18 18 0 0 1-23 0Z" fillOpacity="0.75" />
      <rect x="304" y="215" width="92" height="9" rx="4.5" fillOpacity="0.85" />
      <rect x="304" y="233" width="60" height="7" rx="3.5" fillOpacity="0.35" />
      <rect x="256" y="266" width="160" height="1" fillOpacity="0.16" />
      <rect x="256" y="290" width="76" height="26" rx="8" fillOpacity="0.9" />
      <rect x="344" y="290" width="72" height="26" rx="8" fillOpacity="0.16" />
    </svg>
  )
}

const HOURS = [
  { y: 62, start: 78, length: 150, strength: 0.3 },
  { y: 110, start: 118, length: 194, strength: 0.18 },
  { y: 182, start: 78, length: 120, strength: 0.3 },
  { y: 230, start: 100, length: 108, strength: 0.18 },
]

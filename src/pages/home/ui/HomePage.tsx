import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { useUser } from '@/entities/user'
import { useAccess } from '@/features/check-access'
import { formatLongDay } from '@/shared/lib/date-time'
import { $today } from '@/shared/lifecycle'
import { $language } from '@/shared/routes'
import { ErrorBoundary } from '@/shared/ui/error-boundary'
import { ClinicCard } from './ClinicCard'
import { DaySummaryCard } from './DaySummaryCard'
import styles from './HomePage.module.css'
import { NotificationsCard } from './NotificationsCard'
import { RemindersCard } from './RemindersCard'
import { QuickLinksCard } from './QuickLinksCard'

export function HomePage() {
  const { t } = useTranslation('home')
  const { data: user } = useUser()
  const access = useAccess()
  const { today, language } = useUnit({ today: $today, language: $language })
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{user?.fullName ? t('greeting', { name: user.fullName }) : t('greetingUnnamed')}</h1>
        <p>{formatLongDay(today, language)}</p>
      </header>
      <div className={styles.main}>
        <ErrorBoundary>
          <DaySummaryCard day={today} />
        </ErrorBoundary>
        <ErrorBoundary>
          <NotificationsCard day={today} />
        </ErrorBoundary>
      </div>
      <div className={styles.side}>
        <ErrorBoundary>
          <ClinicCard />
        </ErrorBoundary>
        <ErrorBoundary>
          <RemindersCard />
        </ErrorBoundary>
        <ErrorBoundary>{access.status === 'known' && <QuickLinksCard access={access.context} />}</ErrorBoundary>
      </div>
    </div>
  )
}

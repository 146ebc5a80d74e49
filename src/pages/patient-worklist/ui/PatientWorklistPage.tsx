import { useUnit } from 'effector-react'
import { Printer } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { useReminders } from '@/entities/reminder'
import { printRequested } from '@/shared/lifecycle'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { LoadState } from '@/shared/ui/error-state'
import { ListSkeleton } from '@/shared/ui/list'
import { PageHeader } from '@/shared/ui/page-header'
import styles from './PatientWorklistPage.module.css'
import { Worklist } from './Worklist'

const SKELETON_ROWS = 8

export function PatientWorklistPage() {
  const { t } = useTranslation(['worklist', 'routes', 'common'])
  const print = useUnit(printRequested)
  return (
    <div className={styles.page} data-worklist-page="">
      <PageHeader
        title={t('routes:titles.crm')}
        text={t('worklist:source')}
        actions={
          <Button icon={Printer} onClick={() => print()}>
            {t('common:print')}
          </Button>
        }
      />
      <Reminders />
    </div>
  )
}

function Reminders() {
  const { t } = useTranslation('reminders')
  const query = useReminders()
  if (query.data) return <Worklist reminders={query.data} query={query} />
  return (
    <Card isFlush>
      <LoadState title={t('error')} query={query} skeleton={<ListSkeleton rows={SKELETON_ROWS} />} />
    </Card>
  )
}

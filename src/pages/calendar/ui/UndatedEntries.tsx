import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import { joinParts } from '@/shared/lib/isolate'
import { Button } from '@/shared/ui/button'
import { RetryNotice } from '@/shared/ui/error-state'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import { LiveRegion } from '@/shared/ui/live-region'
import { entryOpened, listOpened } from '../model/calendar'
import { entryLabels } from './calendar-labels'
import type { useCalendar } from './use-calendar'
import styles from './UndatedEntries.module.css'

const MAX_SHOWN = 4

interface UndatedEntriesProps {
  undated: ReturnType<typeof useCalendar>['undated']
  /** True while the page is printed. */
  showsAll: boolean
}

export function UndatedEntries({ undated, showsAll }: UndatedEntriesProps) {
  'use memo'
  const { t } = useTranslation(['calendar', 'notifications', 'common'])
  const { open, openList } = useUnit({ open: entryOpened, openList: listOpened })
  const { data = [] } = undated
  if (undated.isError) {
    return (
      <div className={styles.failed}>
        <RetryNotice query={undated}>{t('calendar:undatedFailed')}</RetryNotice>
        <LiveRegion message={t('calendar:undatedFailed')} />
      </div>
    )
  }
  if (data.length === 0) return null
  return (
    <section aria-labelledby="calendar-undated" className={styles.undated}>
      <h2 id="calendar-undated" className={styles.title}>
        {t('calendar:undated')} <span>{t('common:number', { value: data.length })}</span>
      </h2>
      <ul role="list" className={styles.list}>
        {(showsAll ? data : data.slice(0, MAX_SHOWN)).map((entry) => {
          const { patient, urgency, detail, message, full } = entryLabels(t, entry)
          return (
            <li key={entry.uuid} ref={restoreFocusOnRemoval}>
              <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={() => open(entry.uuid)}>
                {/* A tooltip of the button would be its description and repeat its name. */}
                <bdi className={styles.patient} title={full}>
                  {patient}
                </bdi>
                <span title={full}>{joinParts([urgency, message, detail], ' · ')}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {data.length > MAX_SHOWN && !showsAll && (
        <Button ref={restoreFocusOnRemoval} variant="ghost" size="s" onClick={() => openList({ kind: 'undated' })}>
          {t('calendar:undatedMore', { count: data.length })}
        </Button>
      )}
    </section>
  )
}

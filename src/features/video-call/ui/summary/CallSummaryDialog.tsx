import { useUnit } from 'effector-react'
import { Copy, Video } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { clinicDay } from '@/shared/lib/date-time'
import { Badge, type BadgeTone } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { ClinicTimeZone } from '@/shared/ui/clinic-time-zone'
import { DescriptionList } from '@/shared/ui/description-list'
import { Dialog } from '@/shared/ui/dialog'
import type { CallSummary, MinuteQuality } from '../../lib/call-record'
import { callSummaryDismissed } from '../../model/call-state'
import { $endedCall, callRejoinRequested, summaryCopyRequested } from '../../model/call-summary'
import { formatDuration } from '../../lib/format-duration'
import styles from './CallSummaryDialog.module.css'
import { callPeriod, minutesText, reloadText, summaryText, timeRange } from './summary-text'

export function CallSummaryDialog() {
  const { t } = useTranslation(['call', 'common'])
  const { ended, dismiss, copy, rejoin } = useUnit({
    ended: $endedCall,
    dismiss: callSummaryDismissed,
    copy: summaryCopyRequested,
    rejoin: callRejoinRequested,
  })
  const summary = ended?.summary
  return (
    <Dialog
      isOpen={ended !== null}
      onClose={dismiss}
      title={t('summary.title')}
      description={
        summary && (
          <>
            {callPeriod(summary)} <ClinicTimeZone days={[clinicDay(new Date(summary.joinedAt))]} />
          </>
        )
      }
      data-non-blocking
      footer={
        summary && (
          <>
            {ended.rejoin && (
              <Button icon={Video} onClick={() => rejoin()}>
                {t('summary.rejoin')}
              </Button>
            )}
            <Button icon={Copy} onClick={() => copy(summaryText(summary, t))}>
              {t('summary.copy')}
            </Button>
          </>
        )
      }
    >
      {summary && <SummaryDetails summary={summary} />}
    </Dialog>
  )
}

function SummaryDetails({ summary }: { summary: CallSummary }) {
  const { t } = useTranslation('call')
  const { joinedAt, endedAt, reconnectCount, stays } = summary
  const reloaded = reloadText(summary, t)
  return (
    <div className={styles.details}>
      <DescriptionList
        rows={[
          [
            t('summary.participant'),
            stays.length === 0
              ? t('summary.nobody')
              : stays.map(({ name, from, to }) => (
                  <span key={from} className={styles.stay}>
                    <bdi>{name || t('peer.unnamed')}</bdi>, {timeRange(from, to)}
                  </span>
                )),
          ],
          [t('time'), formatDuration(endedAt - joinedAt)],
          [t('summary.reconnections'), reconnectCount],
        ]}
      />
      {reloaded && <p className={styles.hint}>{reloaded}</p>}
      <QualityByMinute summary={summary} />
    </div>
  )
}

const TONES: Record<MinuteQuality, BadgeTone> = {
  good: 'success',
  fair: 'warning',
  weak: 'danger',
  unknown: 'neutral',
}

/** Shows the quality as a strip for the overview, and in words. */
function QualityByMinute({ summary: { quality } }: { summary: CallSummary }) {
  const { t } = useTranslation('call')
  return (
    <div>
      <h3 className={styles.title}>{t('summary.quality')}</h3>
      <div aria-hidden className={styles.strip}>
        {quality.map(({ first, last, quality: rating }) => (
          <span key={first} data-tone={TONES[rating]} style={{ flexGrow: last - first + 1 }} />
        ))}
      </div>
      <ul role="list" className={styles.ranges}>
        {quality.map((range) => (
          <li key={range.first} className={styles.range}>
            {minutesText(range, t)} <Badge tone={TONES[range.quality]}>{t(`summary.ratings.${range.quality}`)}</Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}

import type { Translate } from '@/shared/i18n'
import { clinicDay, differingTimeZone, formatInstant, formatTime } from '@/shared/lib/date-time'
import { joinParts } from '@/shared/lib/isolate'
import type { CallSummary, QualityRange } from '../../lib/call-record'
import { formatDuration } from '../../lib/format-duration'

export const timeRange = (from: number, to: number): string =>
  `${formatTime(new Date(from))}–${formatTime(new Date(to))}`
export const callPeriod = ({ joinedAt, endedAt }: CallSummary): string =>
  `${formatInstant(new Date(joinedAt))}–${formatTime(new Date(endedAt))}`

export const minutesText = ({ first, last }: QualityRange, t: Translate<'call'>): string =>
  first === last ? t('summary.minute', { minute: first }) : t('summary.minutes', { first, last })

/** Null if the page was not reloaded during the call. */
export const reloadText = ({ joinedAt, observedSince }: CallSummary, t: Translate<'call'>): string | null =>
  observedSince > joinedAt ? t('summary.reloaded', { time: formatTime(new Date(observedSince)) }) : null

export function summaryText(summary: CallSummary, t: Translate<['call', 'common']>): string {
  const { joinedAt, endedAt, reconnectCount, stays, quality } = summary
  const zone = differingTimeZone(clinicDay(new Date(joinedAt)))
  const participants = stays.map(({ name, from, to }) =>
    joinParts([name || t('peer.unnamed'), timeRange(from, to)], ', '),
  )
  const lines = [
    `${t('summary.title')}: ${callPeriod(summary)}`,
    zone && t('common:clinicTimeZone', { zone }),
    `${t('summary.participant')}: ${participants.join('; ') || t('summary.nobody')}`,
    `${t('time')}: ${formatDuration(endedAt - joinedAt)}`,
    `${t('summary.reconnections')}: ${reconnectCount}`,
    reloadText(summary, t),
    `${t('summary.quality')}:`,
    ...quality.map((range) => `- ${minutesText(range, t)}: ${t(`summary.ratings.${range.quality}`)}`),
  ]
  return lines.filter((line) => line !== null).join('\n')
}

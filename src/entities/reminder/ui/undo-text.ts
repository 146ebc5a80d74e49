import type { TFunction } from 'i18next'
import { formatInstant } from '@/shared/lib/date-time'
import type { UndoEntry } from '../model/reminder-actions'

export const undoText = (t: TFunction<'reminders'>, { until }: UndoEntry): string =>
  until === null ? t('removed') : t('snoozedUntil', { time: formatInstant(new Date(until)) })

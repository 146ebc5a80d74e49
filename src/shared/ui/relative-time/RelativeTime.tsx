import { useUnit } from 'effector-react'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant, formatInstantWithZone } from '@/shared/lib/date-time'
import { $now } from '@/shared/lifecycle'
import { Tooltip } from '../tooltip'
import { VisuallyHidden } from '../visually-hidden'
import { relativeTime } from './relative-time'

type RelativeTimeProps = {
  at: Date
  isExactShown?: boolean
}

/** The relative part follows one render later: the first `Intl.RelativeTimeFormat` blocks the start of a slow machine. */
export function RelativeTime({ at, isExactShown = false }: RelativeTimeProps) {
  const { i18n } = useTranslation()
  const now = useDeferredValue<number | null>(useUnit($now), null)
  const exact = formatInstant(at)
  const text = now === null ? '' : relativeTime(at, new Date(now), i18n.language)
  if (isExactShown) {
    return <time dateTime={at.toISOString()}>{[text, exact].filter(Boolean).join(' · ')}</time>
  }
  return (
    <Tooltip text={formatInstantWithZone(at)}>
      <time dateTime={at.toISOString()}>
        {text}
        <VisuallyHidden> ({exact})</VisuallyHidden>
      </time>
    </Tooltip>
  )
}

import { useTranslation } from 'react-i18next'
import { formatInstant, formatInstantWithZone } from '@/shared/lib/date-time'
import { Tooltip } from '../tooltip'
import { VisuallyHidden } from '../visually-hidden'
import { relativeTime, useNow } from './relative-time'

type RelativeTimeProps = {
  at: Date
  isExactShown?: boolean
}

export function RelativeTime({ at, isExactShown = false }: RelativeTimeProps) {
  const { i18n } = useTranslation()
  const now = useNow()
  const exact = formatInstant(at)
  const text = relativeTime(at, new Date(now), i18n.language)
  if (isExactShown) {
    return (
      <time dateTime={at.toISOString()}>
        {text} · {exact}
      </time>
    )
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

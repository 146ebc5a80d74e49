import { formatInstantWithTimeZone } from '@/shared/lib/date-time'
import { VisuallyHidden } from '../VisuallyHidden'

interface InstantProps {
  at: Date | null
  format: (at: Date) => string
  /** Screen readers read it instead of the dash that stands for a missing time. */
  missing?: string
}

/** A time in the format of its list; the tooltip has the date and the time zone. */
export function Instant({ at, format, missing }: InstantProps) {
  if (at) {
    return (
      <time dateTime={at.toISOString()} title={formatInstantWithTimeZone(at)}>
        {format(at)}
      </time>
    )
  }
  return (
    <>
      <span aria-hidden>—</span>
      <VisuallyHidden>{missing}</VisuallyHidden>
    </>
  )
}

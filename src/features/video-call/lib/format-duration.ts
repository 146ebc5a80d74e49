import { zeroPad } from '@/shared/lib/date-time'

/** `04:07`, or `1:04:07` from an hour on. Not negative, even if the clock was set back. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000))
  const hours = Math.floor(seconds / 3_600)
  const minutes = Math.floor(seconds / 60) % 60
  return [...(hours > 0 ? [String(hours)] : []), zeroPad(minutes), zeroPad(seconds % 60)].join(':')
}

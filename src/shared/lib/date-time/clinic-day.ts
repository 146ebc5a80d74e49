import { toClinicClock } from './clinic-zone'

/** The day at the clinic in the format of the platform: `2026-11-21`. */
export const clinicDay = (date: Date): string => dayOf(toClinicClock(date))

/**
 * The same in fewer bytes, for the script before the first paint. `Intl` is the fallback only: its first use blocks a slow
 * machine for 150 ms.
 */
export const dayInZone = (at: number, timeZone: string): string =>
  globalThis.Temporal?.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate().toString() ??
  new Date(at).toLocaleDateString('sv', { timeZone })

const dayOf = (clock: Date): string =>
  `${digits(clock.getUTCFullYear(), 4)}-${digits(clock.getUTCMonth() + 1)}-${digits(clock.getUTCDate())}`

export const digits = (number: number, length = 2): string => String(number).padStart(length, '0')

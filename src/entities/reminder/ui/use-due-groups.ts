import { useState } from 'react'
import type { Reminder } from '../model/reminder'
import { type DueGroups, nextDueGroups } from '../model/reminder-times'

/** The group of a reminder is decided when the list opens or the reminder arrives; `nextDueGroups` says what changes it. */
export function useDueGroups(reminders: readonly Reminder[], now: number): DueGroups {
  'use memo'
  const [shown, setShown] = useState<DueGroups>(() => nextDueGroups(new Map(), reminders, now))
  const groups = nextDueGroups(shown, reminders, now)
  if (groups !== shown) setShown(groups)
  return groups
}

import { useState } from 'react'
import type { Reminder } from '../model/reminder'
import { type DueGroups, nextDueGroups } from '../model/reminder-times'

/** Decided when the list opens or a reminder arrives; see `nextDueGroups` for what changes them later. */
export function useDueGroups(reminders: readonly Reminder[], now: number): DueGroups {
  'use memo'
  const [shown, setShown] = useState<DueGroups>(() => nextDueGroups(new Map(), reminders, now))
  const groups = nextDueGroups(shown, reminders, now)
  if (groups !== shown) setShown(groups)
  return groups
}

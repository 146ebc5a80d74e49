import { useState } from 'react'
import type { Reminder } from '../model/reminder'
import { dueGroupOf } from '../model/reminder-times'

/** The uuids of the reminders that start in the group `past`; one that is read later keeps its place. */
export const usePastAtStart = (reminders: readonly Reminder[], now: number): ReadonlySet<string> =>
  useState(() => new Set(reminders.filter((each) => dueGroupOf(each, now, now) === 'past').map(({ uuid }) => uuid)))[0]

import { allSettled, type EventCallable, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import {
  $switchState,
  type ClinicSwitch,
  otherTabSwitchEnded,
  otherTabSwitchStarted,
  switchEvents,
} from './switch-machine'

const CURRENT = { from: 'old', to: 'new', previousCookie: 'old' }
const NOW = Date.parse('2026-12-01T09:00:00Z')
const CANCELLED = { ...CURRENT }

const event = <Payload>(unit: EventCallable<Payload>, params: NoInfer<Payload>) => ({
  unit: unit as EventCallable<unknown>,
  params,
})
/** What may happen in a switch, with the events that report it. */
const reports = (reported: ClinicSwitch) => ({
  writesTimedOut: event(switchEvents.writesTimedOut, reported),
  lockAcquired: event(switchEvents.lockAcquired, { clinicSwitch: reported, cookie: 'old' }),
  lockAcquiredAfterSameSwitch: event(switchEvents.lockAcquired, { clinicSwitch: reported, cookie: 'new' }),
  lockAcquiredAfterOtherSwitch: event(switchEvents.lockAcquired, { clinicSwitch: reported, cookie: 'third' }),
  lockFailed: event(switchEvents.lockFailed, reported),
  selectionPosted: event(switchEvents.selectionPosted, reported),
  selectionFailed: event(switchEvents.selectionFailed, { clinicSwitch: reported, isUncertain: false }),
  selectionFailedUncertain: event(switchEvents.selectionFailed, { clinicSwitch: reported, isUncertain: true }),
  cookieStored: event(switchEvents.cookieStored, reported),
  cookieNotStored: event(switchEvents.cookieNotStored, reported),
  undoFinished: event(switchEvents.undoFinished, reported),
})
const EVENTS = {
  switchRequested: event(switchEvents.switchRequested, CURRENT),
  unfinishedSwitchFound: event(switchEvents.unfinishedSwitchFound, { clinicSwitch: CURRENT, release: () => {} }),
  writesFinished: event(switchEvents.writesFinished, undefined),
  sessionEnded: event(sessionEnded, 'signed-out'),
  otherTabSwitchStarted: event(otherTabSwitchStarted, undefined),
  otherTabSwitchEnded: event(otherTabSwitchEnded, undefined),
  otherTabTimedOut: event(switchEvents.otherTabTimedOut, NOW),
  earlierOtherTabTimedOut: event(switchEvents.otherTabTimedOut, NOW - 5_000),
  ...reports(CURRENT),
}
type EventName = keyof typeof EVENTS
type Status = ReturnType<typeof $switchState.getState>['status']

const WAY_TO_POSTING: EventName[] = ['switchRequested', 'writesFinished', 'lockAcquired']
const TABLE: Record<Status, { way: EventName[]; next: Partial<Record<EventName, Status>> }> = {
  idle: {
    way: [],
    next: {
      switchRequested: 'waiting-for-writes',
      unfinishedSwitchFound: 'undoing',
      otherTabSwitchStarted: 'in-other-tab',
    },
  },
  failed: {
    way: ['switchRequested', 'writesFinished', 'lockFailed'],
    next: {
      switchRequested: 'waiting-for-writes',
      unfinishedSwitchFound: 'undoing',
      otherTabSwitchStarted: 'in-other-tab',
    },
  },
  'in-other-tab': {
    way: ['otherTabSwitchStarted'],
    next: {
      unfinishedSwitchFound: 'undoing',
      otherTabSwitchEnded: 'idle',
      otherTabTimedOut: 'failed',
      sessionEnded: 'idle',
    },
  },
  'waiting-for-writes': {
    way: ['switchRequested'],
    next: { writesFinished: 'waiting-for-lock', writesTimedOut: 'waiting-for-lock', sessionEnded: 'idle' },
  },
  'waiting-for-lock': {
    way: ['switchRequested', 'writesFinished'],
    next: {
      lockAcquired: 'posting',
      lockAcquiredAfterSameSwitch: 'reloading',
      lockAcquiredAfterOtherSwitch: 'failed',
      lockFailed: 'failed',
      sessionEnded: 'idle',
    },
  },
  posting: {
    way: WAY_TO_POSTING,
    next: {
      selectionPosted: 'persisting',
      selectionFailed: 'failed',
      selectionFailedUncertain: 'undoing',
      sessionEnded: 'idle',
    },
  },
  persisting: {
    way: [...WAY_TO_POSTING, 'selectionPosted'],
    next: { cookieStored: 'reloading', cookieNotStored: 'undoing', sessionEnded: 'idle' },
  },
  undoing: {
    way: [...WAY_TO_POSTING, 'selectionFailedUncertain'],
    next: { undoFinished: 'failed', sessionEnded: 'idle' },
  },
  reloading: {
    way: [...WAY_TO_POSTING, 'selectionPosted', 'cookieStored'],
    next: { sessionEnded: 'idle' },
  },
}
beforeEach(() => void vi.useFakeTimers({ now: NOW }))

const STATUSES = Object.entries(TABLE) as [Status, (typeof TABLE)[Status]][]

async function reach(way: readonly EventName[]) {
  const scope = fork()
  for (const name of way) await allSettled(EVENTS[name].unit, { scope, params: EVENTS[name].params })
  return { scope, status: () => scope.getState($switchState).status }
}

test.each(STATUSES)('%s: each event leads to its next status, or is ignored', async (from, { way, next }) => {
  const reached: Partial<Record<EventName, Status>> = {}
  for (const name of Object.keys(EVENTS) as EventName[]) {
    const { scope, status } = await reach(way)
    expect(status()).toBe(from)
    await allSettled(EVENTS[name].unit, { scope, params: EVENTS[name].params })
    if (status() !== from) reached[name] = status()
  }
  expect(reached).toEqual(next)
})

test.each(STATUSES)('%s: what a cancelled switch reports is ignored', async (from, { way }) => {
  for (const { unit, params } of Object.values(reports(CANCELLED))) {
    const { scope, status } = await reach(way)
    await allSettled(unit, { scope, params })
    expect(status()).toBe(from)
  }
})

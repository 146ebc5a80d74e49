import { allSettled, type EventCallable, fork } from 'effector'
import { expect, test } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import * as model from './switch-machine'

const CURRENT = { from: 'old', to: 'new', previousCookie: 'old' }
const CANCELLED = { ...CURRENT }

const event = <Payload>(unit: EventCallable<Payload>, params: NoInfer<Payload>) => ({
  unit: unit as EventCallable<unknown>,
  params,
})
/** What may happen in a switch, with the events that report it. */
const reports = (reported: model.ClinicSwitch) => ({
  writesTimedOut: event(model.writesTimedOut, reported),
  lockAcquired: event(model.lockAcquired, { clinicSwitch: reported, cookie: 'old' }),
  lockAcquiredAfterSameSwitch: event(model.lockAcquired, { clinicSwitch: reported, cookie: 'new' }),
  lockAcquiredAfterOtherSwitch: event(model.lockAcquired, { clinicSwitch: reported, cookie: 'third' }),
  lockFailed: event(model.lockFailed, reported),
  selectionPosted: event(model.selectionPosted, reported),
  selectionRejected: event(model.selectionRejected, reported),
  selectionUncertain: event(model.selectionUncertain, reported),
  cookieStored: event(model.cookieStored, reported),
  cookieNotStored: event(model.cookieNotStored, reported),
  undoFinished: event(model.undoFinished, reported),
})
const EVENTS = {
  switchRequested: event(model.switchRequested, CURRENT),
  writesFinished: event(model.writesFinished, undefined),
  sessionEnded: event(sessionEnded, 'signed-out'),
  ...reports(CURRENT),
}
type EventName = keyof typeof EVENTS
type Status = ReturnType<typeof model.$switchState.getState>['status']

const WAY_TO_POSTING: EventName[] = ['switchRequested', 'writesFinished', 'lockAcquired']
const TABLE: Record<Status, { way: EventName[]; next: Partial<Record<EventName, Status>> }> = {
  idle: { way: [], next: { switchRequested: 'waiting-for-writes' } },
  failed: {
    way: ['switchRequested', 'writesFinished', 'lockFailed'],
    next: { switchRequested: 'waiting-for-writes' },
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
      selectionRejected: 'failed',
      selectionUncertain: 'undoing',
      sessionEnded: 'idle',
    },
  },
  persisting: {
    way: [...WAY_TO_POSTING, 'selectionPosted'],
    next: { cookieStored: 'reloading', cookieNotStored: 'undoing', sessionEnded: 'idle' },
  },
  undoing: {
    way: [...WAY_TO_POSTING, 'selectionUncertain'],
    next: { undoFinished: 'failed', sessionEnded: 'idle' },
  },
  reloading: {
    way: [...WAY_TO_POSTING, 'selectionPosted', 'cookieStored'],
    next: { sessionEnded: 'idle' },
  },
}
const STATUSES = Object.entries(TABLE) as [Status, (typeof TABLE)[Status]][]

async function reach(way: readonly EventName[]) {
  const scope = fork()
  for (const name of way) await allSettled(EVENTS[name].unit, { scope, params: EVENTS[name].params })
  return { scope, status: () => scope.getState(model.$switchState).status }
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

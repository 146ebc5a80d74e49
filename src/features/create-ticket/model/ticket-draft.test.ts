// @vitest-environment happy-dom
import { allSettled, fork, type Scope } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchCurrentUserFx } from '@/entities/user'
import { sessionEnded } from '@/shared/auth'
import { tabStorage } from '@/shared/browser'
import { $isPageVisible, featuresStarted } from '@/shared/lifecycle'
import type { SubmitError } from '../lib/submit-error'
import { $draft, $isDraftRestored, draftReplaced, fieldChanged } from './ticket-draft'
import { $isTicketDrawerOpen, $submitStatus, ticketDismissed, ticketRequested } from './ticket-drawer'
import { $tickets, type CreatedTicket, ticketDataCleared, ticketCreated } from './tickets'

const KEY = 'portal.ticket-draft'
const TICKETS = 'portal.tickets'
const USER = 'portal.doctor'
const TICKET: CreatedTicket = {
  id: 'T-1',
  subject: 'Takvim',
  category: 'GENERAL',
  priority: 'LOW',
  status: 'OPEN',
  at: 1,
}

beforeEach(() => void vi.useFakeTimers())

/** A loaded page. If `isRecognized` is false, the request of the user has failed until now. */
async function load({ isRecognized = true, user = 'doctor' } = {}) {
  const scope = fork({ handlers: [[fetchCurrentUserFx, () => user]] })
  await allSettled(featuresStarted, { scope })
  if (isRecognized) await allSettled(fetchCurrentUserFx, { scope })
  return {
    scope,
    type: async (value: string) => {
      const settled = allSettled(fieldChanged, { scope, params: { field: 'description', value } })
      vi.advanceTimersByTime(300)
      await settled
    },
  }
}
const storedDraft = () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as unknown

test('a draft is restored after a reload, with a hint', async () => {
  const before = await load()
  await before.type('Takvim boş.')
  const { scope } = await load()
  expect(scope.getState($draft)).toEqual({ description: 'Takvim boş.' })
  expect(scope.getState($isDraftRestored)).toBe(true)
  expect((await load()).scope.getState($isTicketDrawerOpen)).toBe(false)
})

test('a page that is left at once stores the draft too', async () => {
  const { scope } = await load()
  void allSettled(fieldChanged, { scope, params: { field: 'subject', value: 'T' } })
  expect(storedDraft()).toBeNull()
  void allSettled($isPageVisible, { scope, params: false })
  expect(storedDraft()).toEqual({ typed: { subject: 'T' }, isOpen: false })
})

test('an emptied contact field is empty after a reload', async () => {
  const { scope } = await load()
  void allSettled(fieldChanged, { scope, params: { field: 'contact_email', value: '' } })
  void allSettled($isPageVisible, { scope, params: false })
  expect((await load()).scope.getState($draft)).toEqual({ contact_email: '' })
})

test('a form that was open opens again once the user is known (F-C11)', async () => {
  const before = await load()
  await allSettled(ticketRequested, { scope: before.scope })
  await before.type('Takvim boş.')
  const { scope } = await load({ isRecognized: false })
  expect(scope.getState($isTicketDrawerOpen)).toBe(false)
  await allSettled(fetchCurrentUserFx, { scope })
  expect(scope.getState($isTicketDrawerOpen)).toBe(true)
  await allSettled(ticketDismissed, { scope })
  await allSettled(fetchCurrentUserFx, { scope })
  expect(scope.getState($isTicketDrawerOpen)).toBe(false)
})

test.each<SubmitError>([
  { kind: 'failed', cause: 'other', mayBeDelivered: false, apiMessage: null, fieldErrors: {} },
  { kind: 'attachmentRejected', rejection: 'unreadable' },
])('after a ticket failed behind the closed drawer ($kind), a reload opens the form', async (error) => {
  const before = await load()
  await allSettled(ticketRequested, { scope: before.scope })
  await before.type('Takvim boş.')
  await allSettled($submitStatus, { scope: before.scope, params: { kind: 'sending', progress: 1 } })
  await allSettled(ticketDismissed, { scope: before.scope })
  expect(storedDraft()).toMatchObject({ isOpen: false })
  await allSettled($submitStatus, { scope: before.scope, params: error })
  expect((await load()).scope.getState($isTicketDrawerOpen)).toBe(true)
})

test('an open form without text stays closed after a reload', async () => {
  const before = await load()
  await allSettled(ticketRequested, { scope: before.scope })
  await before.type('  ')
  const { scope } = await load()
  expect(scope.getState($isTicketDrawerOpen)).toBe(false)
  expect(sessionStorage.getItem(KEY)).toBeNull()
  expect(sessionStorage.getItem(TICKETS)).toBeNull()
})

test('an expired session keeps the draft and opens it again after signing in (F-B04)', async () => {
  const { scope, type } = await load()
  await allSettled(ticketRequested, { scope })
  await type('Takvim boş.')
  await allSettled(sessionEnded, { scope, params: 'expired' })
  expect(scope.getState($isTicketDrawerOpen)).toBe(false)
  const next = await load()
  expect(next.scope.getState($draft)).toEqual({ description: 'Takvim boş.' })
  expect(next.scope.getState($isTicketDrawerOpen)).toBe(true)
})

test.each([
  ['it was sent', (scope: Scope) => allSettled(ticketCreated, { scope, params: TICKET })],
  ['the user signs out', (scope: Scope) => allSettled(sessionEnded, { scope, params: 'signed-out' })],
  ['another user signs in in the tab', (scope: Scope) => allSettled(ticketDataCleared, { scope })],
  ['the form is cleared', (scope: Scope) => allSettled(draftReplaced, { scope, params: {} })],
])('the draft is cleared once %s', async (_what, end) => {
  const { scope, type } = await load()
  await allSettled(ticketRequested, { scope })
  await type('Takvim boş.')
  await end(scope)
  expect(scope.getState($draft)).toEqual({})
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

test('another user finds the form closed, even if it was open', async () => {
  sessionStorage.setItem(USER, 'previous')
  sessionStorage.setItem(KEY, JSON.stringify({ typed: { subject: 'T' }, isOpen: true }))
  const { scope } = await load()
  await allSettled(ticketDataCleared, { scope })
  expect(scope.getState($isTicketDrawerOpen)).toBe(false)
  expect(scope.getState($draft)).toEqual({})
})

/** Stores an open draft and a ticket of a user, and reloads the page. */
async function reloadWithDraft(options: Parameters<typeof load>[0]) {
  const before = await load()
  await allSettled(ticketRequested, { scope: before.scope })
  await before.type('Takvim boş.')
  await allSettled(ticketCreated, { scope: before.scope, params: TICKET })
  await before.type('Takvim boş.')
  return load(options)
}

test('until the user is known, draft and tickets are neither shown nor overwritten', async () => {
  const { scope, type } = await reloadWithDraft({ isRecognized: false })
  expect([scope.getState($draft), scope.getState($tickets)]).toEqual([{}, []])
  await type('Yazıcı')
  await allSettled(ticketCreated, { scope, params: { ...TICKET, id: 'T-2' } })
  expect(storedDraft()).toMatchObject({ typed: { description: 'Takvim boş.' } })
  void allSettled(fieldChanged, { scope, params: { field: 'subject', value: 'T' } })
  vi.advanceTimersByTime(300)
  await allSettled(fetchCurrentUserFx, { scope })
  expect(scope.getState($draft)).toEqual({ description: 'Takvim boş.', subject: 'T' })
  expect(scope.getState($tickets).map(({ id }) => id)).toEqual(['T-1', 'T-2'])
  const next = await load()
  expect(next.scope.getState($draft)).toEqual({ description: 'Takvim boş.', subject: 'T' })
  expect(next.scope.getState($tickets)).toHaveLength(2)
})

test('what is typed before the user is known replaces the stored draft', async () => {
  await (await load()).type('Takvim boş.')
  const { scope, type } = await load({ isRecognized: false })
  await type('Yazıcı')
  await allSettled(fetchCurrentUserFx, { scope })
  expect(scope.getState($draft)).toEqual({ description: 'Yazıcı' })
})

test('another user never sees draft and tickets of the previous one, also before they are deleted', async () => {
  const { scope } = await reloadWithDraft({ user: 'other' })
  expect([scope.getState($draft), scope.getState($tickets)]).toEqual([{}, []])
})

test('a draft in a tab that has belonged to no known user is not shown', async () => {
  sessionStorage.setItem(KEY, JSON.stringify({ typed: { subject: 'T' }, isOpen: true }))
  const { scope } = await load()
  expect([scope.getState($draft), scope.getState($isTicketDrawerOpen), sessionStorage.getItem(KEY)]).toEqual([
    {},
    false,
    null,
  ])
})

test('signing out deletes draft and tickets of an unknown user too', async () => {
  const { scope } = await reloadWithDraft({ isRecognized: false })
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  expect([sessionStorage.getItem(KEY), sessionStorage.getItem(TICKETS)]).toEqual([null, null])
})

test.each(['{', '[]', '{"typed":{"subject":7},"isOpen":true}', '{"typed":{"attachment":"x"},"isOpen":true}'])(
  'an invalid stored draft (%s) is ignored',
  async (text) => {
    sessionStorage.setItem(USER, 'doctor')
    sessionStorage.setItem(KEY, text)
    const { scope } = await load()
    expect(scope.getState($draft)).toEqual({})
    expect(scope.getState($isDraftRestored)).toBe(false)
  },
)

test('without storage the form works, and a reload loses the draft', async () => {
  vi.spyOn(tabStorage, 'write').mockReturnValue(false)
  const { scope, type } = await load()
  await type('Takvim boş.')
  expect(scope.getState($draft)).toEqual({ description: 'Takvim boş.' })
  expect((await load()).scope.getState($draft)).toEqual({})
})

test('the tickets of the session survive a reload in their order, but not the end of the session', async () => {
  const before = await load()
  await allSettled(ticketCreated, { scope: before.scope, params: TICKET })
  await allSettled(ticketCreated, { scope: before.scope, params: { ...TICKET, id: null } })
  const { scope } = await load()
  expect(scope.getState($tickets).map(({ id }) => id)).toEqual(['T-1', null])
  await allSettled(sessionEnded, { scope, params: 'expired' })
  expect(sessionStorage.getItem(TICKETS)).not.toBeNull()
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  expect(scope.getState($tickets)).toEqual([])
  expect(sessionStorage.getItem(TICKETS)).toBeNull()
})

test('invalid stored tickets are ignored', async () => {
  sessionStorage.setItem(USER, 'doctor')
  sessionStorage.setItem(TICKETS, '[{"subject":1}]')
  expect((await load()).scope.getState($tickets)).toEqual([])
})

test('an invalid stored ticket does not discard the other tickets', async () => {
  sessionStorage.setItem(USER, 'doctor')
  sessionStorage.setItem(TICKETS, JSON.stringify([{ subject: 1 }, TICKET]))
  expect((await load()).scope.getState($tickets)).toEqual([TICKET])
})

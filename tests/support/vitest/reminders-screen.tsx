import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, type Scope } from 'effector'
import { vi } from 'vitest'
import '@/app/wiring/features/live'
import '@/app/wiring/features/lock-screen'
import '@/app/wiring/features/overlays'
import '@/app/wiring/features/patients'
import { ownerIdentified } from '@/entities/reminder'
import { NotificationsButton, NotificationsDrawer } from '@/features/review-notifications'
import { RemindersBell } from '@/features/review-reminders'
import { ToastCenter } from '@/features/review-toasts'
import { $authToken } from '@/shared/auth'
import { $minute, featuresRendered } from '@/shared/lifecycle'
import { liveMessageReceived } from '@/shared/realtime'
import { $navigate } from '@/shared/routes'
import { prefetchViews } from '@/shared/ui/lazy'
import { renderScreen } from './render-screen'
import { uuid } from '../uuid'

/** Moves the clock of the portal. */
export async function moveClock(scope: Scope, time: string) {
  vi.setSystemTime(time)
  await act(() => allSettled($minute, { scope, params: Date.parse(time) }))
}

/** The parts of the portal that show reminders, at the time of the tests; a second call is like a reload. */
export async function openReminderViews() {
  const view = await renderScreen(
    <>
      <NotificationsButton />
      <RemindersBell />
      <NotificationsDrawer />
      <ToastCenter />
    </>,
    { path: '/tr/stok-sayimi' },
  )
  const { scope } = view
  const navigate = vi.fn(() => Promise.resolve())
  await act(async () => {
    await allSettled($navigate, { scope, params: navigate })
    await allSettled($minute, { scope, params: Date.now() })
    await allSettled(featuresRendered, { scope })
    await allSettled($authToken, { scope, params: 'token' })
    await allSettled(ownerIdentified, { scope, params: uuid(901) })
    await prefetchViews()
  })
  return { ...view, navigate }
}

export const bell = () => screen.getByRole('button', { name: /^Hatırlatmalar/ })

export async function openReminderList() {
  await userEvent.click(bell())
  const list = within(screen.getByRole('dialog', { name: 'Hatırlatmalar' }))
  return {
    ...list,
    rows: () => list.queryAllByRole('listitem'),
    row: async (text: string) => {
      const rows = await list.findAllByRole('listitem')
      const row = rows.find(({ textContent }) => textContent.includes(text))
      if (!row) throw new Error(`no reminder with the text ${text}`)
      return row
    },
    groups: () => list.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  }
}

export const pushReminder = (scope: Scope, payload: object) =>
  act(() => allSettled(liveMessageReceived, { scope, params: { name: 'patient:notes_created', payload } }))

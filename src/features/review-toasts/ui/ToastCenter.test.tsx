import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, createEvent, createStore, createWatch } from 'effector'
import { expect, test, vi } from 'vitest'
import { applyLanguage } from '@/shared/i18n'
import { type ActionState, actionWith, type ToastContent, toastRequested } from '@/shared/toasts'
import { prefetchViews } from '@/shared/ui/lazy'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { recentToastsRequested } from '../model/recent-list'
import { ToastCenter } from './ToastCenter'
import { RecentToasts } from './RecentToasts'

const from = (creator: string, message: Partial<ToastContent> = {}): ToastContent => ({
  tone: 'info',
  text: { key: 'reminderAdded', params: { creator } },
  ...message,
})

async function setup() {
  await prefetchViews()
  const { scope } = await renderScreen(
    <>
      <ToastCenter />
      <RecentToasts />
    </>,
  )
  return {
    scope,
    show: (message: ToastContent) => act(() => allSettled(toastRequested, { scope, params: message })),
    openList: () => act(() => allSettled(recentToastsRequested, { scope })),
  }
}

test('a toast is shown in the language of the page, and follows its change', async () => {
  const { show } = await setup()
  await show(from('Elif Şahin'))
  const region = screen.getByRole('region', { name: 'Sistem mesajları' })
  expect(within(region).getByText('Elif Şahin tarafından yeni hatırlatma eklendi!')).toBeInTheDocument()
  await act(() => applyLanguage('en'))
  expect(within(region).getByText('Elif Şahin added a new reminder!')).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'System messages' })).toBe(region)
})

test('an info toast is announced politely, an error toast assertively, and of many only the number', async () => {
  const { show } = await setup()
  vi.useFakeTimers()
  const listen = () => act(() => vi.advanceTimersByTimeAsync(600))
  await show(from('Elif'))
  await show(from('Mert', { tone: 'danger' }))
  await listen()
  expect(screen.getByRole('status')).toHaveTextContent(/^Elif tarafından yeni hatırlatma eklendi!$/)
  expect(screen.getByRole('alert')).toHaveTextContent(/^Mert tarafından yeni hatırlatma eklendi!$/)
  for (const name of ['Ayşe', 'Can', 'Deniz', 'Ece']) await show(from(name))
  await listen()
  expect(screen.getByRole('status')).toHaveTextContent(/^4 yeni mesaj$/)
})

test('the action of a toast emits its event and closes the toast', async () => {
  const { scope, show } = await setup()
  const requested = createEvent<string>()
  const received = vi.fn()
  createWatch({ unit: requested, scope, fn: received })
  await show(from('Elif', { action: actionWith({ label: 'show', event: requested, payload: 'Elif' }) }))
  await userEvent.click(screen.getByRole('button', { name: 'Göster' }))
  expect(received).toHaveBeenCalledExactlyOnceWith('Elif')
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})

test('the text of its toast describes an action', async () => {
  const { show } = await setup()
  await show(from('Elif', { action: { label: 'undo', event: createEvent() } }))
  const button = screen.getByRole('button', { name: 'Geri al' })
  expect(button).toHaveAccessibleDescription('Bilgi: Elif tarafından yeni hatırlatma eklendi!')
})

test('an action that is over leaves its toast, which keeps the focus', async () => {
  const { scope, show } = await setup()
  const $state = createStore<ActionState>('ready')
  const action = { label: 'undo' as const, event: createEvent(), $state: $state.map((state) => () => state) }
  await show(from('Elif', { action }))
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Geri al' })).toHaveFocus()
  await act(() => allSettled($state, { scope, params: 'over' }))
  expect(screen.queryByRole('button', { name: 'Geri al' })).not.toBeInTheDocument()
  expect(screen.getByRole('group', { name: /^Bilgi: Elif/ })).toHaveFocus()
})

test('a closed toast is in the list of recent toasts, with its time and count', async () => {
  const { show, openList } = await setup()
  await show(from('Elif'))
  await show(from('Elif'))
  await show({ tone: 'info', text: { key: 'reminderAddedByUnknown' } })
  for (const close of screen.getAllByRole('button', { name: 'Mesajı kapat' })) await userEvent.click(close)
  await openList()
  const list = screen.getByRole('dialog', { name: 'Son sistem mesajları' })
  const entries = within(list).getAllByRole('listitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Bilgi: Yeni hatırlatma eklendi!şimdi · \d{2}\.\d{2}\.\d{4} \d{2}:\d{2}$/),
    expect.stringMatching(/^Bilgi: Elif tarafından yeni hatırlatma eklendi!şimdi · .+2 kez$/),
  ])
  for (const time of within(list).getAllByText(/^şimdi · /)) {
    expect(time).toHaveAttribute('title', expect.stringContaining('(Europe/Istanbul)'))
  }
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Elif')
})

test('an action stays in the list of recent toasts until it is over', async () => {
  const { scope, show, openList } = await setup()
  const requested = createEvent<string>()
  const received = recordPayloads(requested, scope)
  const $stateOfElif = createStore<ActionState>('ready')
  const $state = $stateOfElif.map((state) => (name: string) => (name === 'Elif' ? state : 'over'))
  for (const payload of ['Mert', 'Elif'])
    await show(from(payload, { action: actionWith({ label: 'undo', event: requested, payload, $state }) }))
  for (const close of screen.getAllByRole('button', { name: 'Mesajı kapat' })) await userEvent.click(close)
  await openList()
  const undo = screen.getByRole('button', { name: 'Geri al' })
  expect(undo).toHaveAccessibleDescription('Bilgi: Elif tarafından yeni hatırlatma eklendi!')
  await userEvent.click(undo)
  await act(() => allSettled($stateOfElif, { scope, params: 'busy' }))
  await userEvent.click(undo)
  expect(received).toEqual(['Elif'])
  expect(undo).toHaveAccessibleDescription(/ Önceki işlem sürüyor\.$/)
  await act(() => allSettled($stateOfElif, { scope, params: 'over' }))
  expect(undo).not.toBeInTheDocument()
  expect(screen.getByRole('dialog')).toHaveFocus()
})

test('without a toast the list of recent toasts shows an empty state', async () => {
  const { openList } = await setup()
  await openList()
  expect(screen.getByText('Henüz mesaj yok')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Kapat' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import type { AppointmentNotification } from '@/shared/api'
import { applyLanguage } from '@/shared/i18n'
import { toNotification } from '../model/notification'
import { NotificationCard } from './NotificationCard'

beforeAll(() => applyLanguage('tr'))

const complete: AppointmentNotification = {
  uuid: 'e2a0a3b4-11f2-4a38-8f0e-6f3f2a7d9c05',
  message: 'Erken gelecek',
  patient_name: 'Mehmet Öztürk',
  doctor_name: 'Dr. Ayşe Yılmaz',
  priority: 3,
  type: 'critical',
  appointment_type: 'Kontrol',
  appointment_start: '2026-11-21 10:15',
  created_by: 'Danışma',
  created_at: '2026-11-20 17:20',
  background_color: '#1e3a8a',
}
const show = (more: Partial<AppointmentNotification> = {}) =>
  render(<NotificationCard notification={toNotification({ ...complete, ...more })} actions={() => null} />)

test('a card shows the patient, the appointment, the message and the creator in this order', () => {
  show()
  const text = screen.getByRole('article').textContent
  const order = [
    'Mehmet Öztürk',
    '21.11.2026 10:15',
    'Kontrol',
    'Dr. Ayşe Yılmaz',
    'Erken gelecek',
    'Danışma',
    '20.11.2026 17:20',
  ]
  expect(order.map((part) => text.indexOf(part))).toEqual(order.map((part) => text.indexOf(part)).sort((a, b) => a - b))
  expect(order.every((part) => text.includes(part))).toBe(true)
  expect(screen.getByRole('heading', { name: 'Mehmet Öztürk' })).toBeInTheDocument()
})

test('in another zone times are those of the clinic, whose zone is named on hover (F-R19)', () => {
  vi.stubEnv('TZ', 'America/New_York')
  show({ appointment_start: '2026-11-22T04:30:00+03:00' })
  expect(screen.getByText('22.11.2026 04:30')).toHaveAttribute('title', '22.11.2026 04:30 (Europe/Istanbul)')
})

test.each([
  [1, 'Düşük'],
  [2, 'Orta'],
  ['3', 'Yüksek'],
  [0, 'Diğer öncelik'],
  ['high', 'Diğer öncelik'],
])('priority %j is shown as text: %s (F-F13)', (priority, label) => {
  show({ priority })
  expect(screen.getByText(label)).toBeInTheDocument()
})

test('critical is shown as text, also without a priority (F-F13, F-P11)', () => {
  show({ priority: null })
  expect(screen.getByText('Kritik')).toBeInTheDocument()
  expect(screen.queryByText(/öncelik/i)).not.toBeInTheDocument()
})

test('dates have the Turkish format in English too (F-M20)', async () => {
  await applyLanguage('en')
  show()
  expect(screen.getByText('21.11.2026 10:15')).toBeInTheDocument()
  await act(() => applyLanguage('tr'))
})

test('the platform’s colour is the background of readable text, and invalid styles are dropped', () => {
  show()
  const kind = screen.getByText('Kontrol')
  expect([kind.style.background, kind.style.color]).toEqual(['#1e3a8a', '#ffffff'])
  show({ appointment_type: 'Seans', background_color: 'red;background:url(//x)' })
  expect(screen.getByText('Seans')).not.toHaveAttribute('style')
})

test('the message has its own text direction', () => {
  show({ message: 'مرحبا' })
  expect(screen.getByText('مرحبا')).toHaveAttribute('dir', 'auto')
})

test('a very long message is shown in part, and whole on request (F-R23)', async () => {
  const message = 'ğ'.repeat(900_000)
  show({ message })
  expect(screen.getByRole('article')).toHaveTextContent(`${'ğ'.repeat(500)}…`)
  expect(screen.getByRole('article').textContent.length).toBeLessThan(1_000)
  const description = 'Mehmet Öztürk 21.11.2026 10:15'
  await userEvent.click(screen.getByRole('button', { name: 'Mesajın tamamını göster', description, expanded: false }))
  expect(screen.getByText(message)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Daha az göster', description, expanded: true }))
  expect(screen.queryByText(message)).not.toBeInTheDocument()
})

test('an ordinary message is shown whole, without a button (F-R23)', () => {
  show({ message: 'ş'.repeat(500) })
  expect(screen.getByText('ş'.repeat(500))).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('missing fields show a placeholder text or nothing', () => {
  render(
    <NotificationCard notification={toNotification({ uuid: complete.uuid, is_visible: false })} actions={() => null} />,
  )
  expect(screen.getByRole('heading', { name: 'Adsız hasta' })).toBeInTheDocument()
  expect(screen.getByText('Tarih belirtilmemiş')).toBeInTheDocument()
  expect(screen.getByText('—')).toBeInTheDocument()
  expect(screen.getByText('Gizli')).toBeInTheDocument()
  expect(screen.queryByText(/Oluşturan/)).not.toBeInTheDocument()
})

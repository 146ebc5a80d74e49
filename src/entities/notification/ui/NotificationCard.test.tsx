import { act, render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { AppointmentNotification } from '@/shared/api'
import { applyLanguage } from '@/shared/i18n'
import { toNotification } from '../model/notification'
import { NotificationCard } from './NotificationCard'

beforeAll(() => applyLanguage('tr'))

const whole: AppointmentNotification = {
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
  render(<NotificationCard notification={toNotification({ ...whole, ...more })} />)

test('the patient first, then when, what and with whom, then the message and where it comes from', () => {
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
  expect(screen.getByRole('heading', { name: 'Mehmet Öztürk' })).toBeDefined()
})

test.each([
  [1, 'Düşük'],
  [2, 'Orta'],
  ['3', 'Yüksek'],
  [0, 'Diğer öncelik'],
  ['high', 'Diğer öncelik'],
])('priority %j is told in words: %s', (priority, label) => {
  show({ priority })
  expect(screen.getByText(label)).toBeDefined()
})

test('critical is told in words, also without a priority', () => {
  show({ priority: null })
  expect(screen.getByText('Kritik')).toBeDefined()
  expect(screen.queryByText(/öncelik/i)).toBeNull()
})

test('the dates are those of Turkey in English too', async () => {
  await applyLanguage('en')
  show()
  expect(screen.getByText('21.11.2026 10:15')).toBeDefined()
  await act(() => applyLanguage('tr'))
})

test('the platform’s colour is under words that can be read on it, and no other style gets in', () => {
  show()
  const kind = screen.getByText('Kontrol')
  expect([kind.style.background, kind.style.color]).toEqual(['#1e3a8a', '#ffffff'])
  show({ appointment_type: 'Seans', background_color: 'red;background:url(//x)' })
  expect(screen.getByText('Seans').getAttribute('style')).toBeNull()
})

test('the message finds its own direction', () => {
  show({ message: 'مرحبا' })
  expect(screen.getByText('مرحبا').getAttribute('dir')).toBe('auto')
})

test('what is missing has words or leaves nothing behind', () => {
  render(<NotificationCard notification={toNotification({ uuid: whole.uuid, is_visible: false })} />)
  expect(screen.getByRole('heading', { name: 'Adsız hasta' })).toBeDefined()
  expect(screen.getByText('Saatsiz')).toBeDefined()
  expect(screen.getByText('Gizli')).toBeDefined()
  expect(screen.queryByText(/Oluşturan/)).toBeNull()
})

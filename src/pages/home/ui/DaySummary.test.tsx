import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { toNotification } from '@/entities/notification'
import { notificationChosen } from '@/features/review-notifications'
import { startServer } from '../../../../tests/support/vitest/platform-server'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { PLATFORM, renderScreen } from '../../../../tests/support/vitest/render-screen'
import { uuid } from '../../../../tests/support/uuid'
import { DaySummary } from './DaySummary'

startServer(http.get(`${PLATFORM}/api/v1/user/info-detail`, () => HttpResponse.json({ statusCode: 200, userInfo: {} })))

test.each([
  [30, 'şimdi'],
  [59 * 60, '59 dk. sonra'],
  [119 * 60, '1 sa. sonra'],
])('an appointment that starts in %i seconds reads "%s"', async (seconds, text) => {
  vi.setSystemTime('2026-11-21T10:00:00+03:00')
  const start = new Date(Date.now() + seconds * 1000).toISOString()
  const list = [toNotification({ uuid: uuid(11), appointment_start: start })]
  await renderScreen(<DaySummary list={list} day="2026-11-21" />)
  expect(screen.getByText(text)).toBeInTheDocument()
})

test('without one of the user, the next appointment is one of the clinic, which opens in the drawer', async () => {
  vi.setSystemTime('2026-11-21T10:00:00+03:00')
  const next = toNotification({
    uuid: uuid(11),
    patient_name: 'Ada Su',
    appointment_start: '2026-11-21T11:00:00+03:00',
    doctor_name: 'Dr. Mert Kaya',
  })
  const { scope } = await renderScreen(<DaySummary list={[next]} day="2026-11-21" />)
  const chosen = recordPayloads(notificationChosen, scope)
  expect(screen.getByRole('heading', { name: 'Kliniğin sıradaki randevusu' })).toBeInTheDocument()
  await userEvent.click(
    screen.getByRole('button', { name: /^Kliniğin sıradaki randevusu 11:00 1 sa\. sonra ?Ada Su ?Dr\. Mert Kaya$/ }),
  )
  expect(chosen).toEqual([next])
})

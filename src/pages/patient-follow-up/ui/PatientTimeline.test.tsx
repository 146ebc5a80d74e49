import { fireEvent, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { note, startRemindersPlatform } from '../../../../tests/support/vitest/reminders-platform'
import { PLATFORM, renderScreen } from '../../../../tests/support/vitest/render-screen'
import { uuid } from '../../../../tests/support/uuid'
import { PatientFollowUpPage } from './PatientFollowUpPage'

const ID = uuid(101)

const { respondWith } = startRemindersPlatform(
  http.post(`${PLATFORM}/api/v2/appointments/notifications`, () => HttpResponse.json({ notifications: [] })),
)

test('a double click marks a reminder as read', async () => {
  respondWith([note(1, { patient_info: { uuid: ID, name: 'Ela Su', locked: false } })])
  await renderScreen(<PatientFollowUpPage />, { path: `/tr/hasta-takip/${ID}` })
  const toggle = await screen.findByRole('button', { name: 'Ela Su: okundu olarak işaretle' })
  for (const detail of [1, 2]) fireEvent.click(toggle, { detail })
  expect(screen.getByRole('button', { name: 'Ela Su: okunmadı olarak işaretle' })).toBeInTheDocument()
})

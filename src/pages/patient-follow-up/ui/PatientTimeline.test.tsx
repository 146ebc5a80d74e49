import { act, screen } from '@testing-library/react'
import { allSettled } from 'effector'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { patientChosen } from '@/entities/patient'
import { patientUnlocked } from '@/entities/reminder'
import { createPatient } from '../../../../tests/support/vitest/patient'
import { startRemindersPlatform } from '../../../../tests/support/vitest/reminders-platform'
import { PLATFORM, renderScreen } from '../../../../tests/support/vitest/render-screen'
import { uuid } from '../../../../tests/support/uuid'
import { PatientFollowUpPage } from './PatientFollowUpPage'

const ID = uuid(101)

const { respondWithError } = startRemindersPlatform(
  http.post(`${PLATFORM}/api/v2/appointments/notifications`, () => HttpResponse.json({ notifications: [] })),
)

const openPage = () => renderScreen(<PatientFollowUpPage />, { path: `/tr/hasta-takip/${ID}` })

test('without reminders the timeline does not say that there are no entries', async () => {
  respondWithError()
  const { scope } = await openPage()
  const ela = createPatient({ uuid: ID, name: 'Ela', surname: 'Su' })
  await act(() => allSettled(patientChosen, { scope, params: ela }))
  await act(() => allSettled(patientUnlocked, { scope, params: ID }))
  expect(await screen.findByText(/Aynı adlı başka hastalarınkiler de görünebilir/)).toBeInTheDocument()
  expect(screen.getByText('Hatırlatmalar yüklenemedi')).toBeInTheDocument()
  expect(screen.queryByText('Bu hasta için kayıt yok')).not.toBeInTheDocument()
})

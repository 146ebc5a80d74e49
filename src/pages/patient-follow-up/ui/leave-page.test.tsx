import { act, screen } from '@testing-library/react'
import { allSettled } from 'effector'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { locationChanged } from '@/shared/routes'
import { note, startRemindersPlatform } from '../../../../tests/support/vitest/reminders-platform'
import { PLATFORM, renderScreen } from '../../../../tests/support/vitest/render-screen'
import { uuid } from '../../../../tests/support/uuid'
import { PatientFollowUpPage } from './PatientFollowUpPage'

const ID = uuid(101)
const { respondWith } = startRemindersPlatform(
  http.post(`${PLATFORM}/api/v2/appointments/notifications`, () => HttpResponse.json({ notifications: [] })),
)

test.each(['/tr/takvim', `/tr/hasta-takip/${uuid(102)}`])(
  'the patient stays on screen until the router has rendered %s',
  async (pathname) => {
    respondWith([note(1, { patient_info: { uuid: ID, name: 'Ela Su', locked: false } })])
    const { scope } = await renderScreen(<PatientFollowUpPage />, { path: `/tr/hasta-takip/${ID}` })
    const heading = await screen.findByRole('heading', { level: 1, name: 'Ela Su' })
    await act(() => allSettled(locationChanged, { scope, params: { pathname, search: '', hash: '' } }))
    expect(heading).toBeInTheDocument()
  },
)

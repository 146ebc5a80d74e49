import { act, screen } from '@testing-library/react'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { locationChanged } from '@/shared/routes'
import { noNotifications } from '../../../../tests/support/vitest/notifications'
import { note, startRemindersPlatform } from '../../../../tests/support/vitest/reminders-platform'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { uuid } from '../../../../tests/support/uuid'
import { PatientFollowUpPage } from './PatientFollowUpPage'

const ID = uuid(101)
const { respondWith } = startRemindersPlatform(noNotifications)

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

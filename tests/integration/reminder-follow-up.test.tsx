import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import '@/app/wiring/features/patients'
import { reminderChosen } from '@/entities/reminder'
import { PatientFollowUpPage } from '@/pages/patient-follow-up'
import { noNotifications } from '../support/vitest/notifications'
import { note, startRemindersPlatform } from '../support/vitest/reminders-platform'
import { renderScreen } from '../support/vitest/render-screen'
import { uuid } from '../support/uuid'

const ID = uuid(101)

const { respondWith } = startRemindersPlatform(noNotifications)

test('the follow-up page shows a chosen reminder, whatever its filter is, and again when it is chosen again', async () => {
  const patient_info = { uuid: ID, name: 'Ela Su', locked: false }
  const at = (n: number) => new Date(Date.UTC(2026, 0, n, 9)).toISOString()
  respondWith(Array.from({ length: 40 }, (_, n) => note(n + 1, { patient_info, remind_at: at(n + 1) })))
  const { scope } = await renderScreen(<PatientFollowUpPage />, { path: `/tr/hasta-takip/${ID}` })
  expect(await screen.findByText('Not 40')).toBeInTheDocument()
  expect(screen.queryByText('Not 1')).not.toBeInTheDocument()
  const params = { uuid: uuid(1), patient: { uuid: ID, name: 'Ela Su', isLocked: false } }
  for (const _ of [1, 2]) {
    await userEvent.selectOptions(screen.getByLabelText('Göster'), 'notifications')
    await act(() => allSettled(reminderChosen, { scope, params }))
    const chosen = within(screen.getByLabelText('Zaman çizelgesi', { selector: 'ul' })).getByText('Not 1')
    expect(chosen.closest('li')).toHaveFocus()
    expect(chosen.closest('[aria-current="true"]')).toBeInTheDocument()
  }
})

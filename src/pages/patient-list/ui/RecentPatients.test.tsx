import { act, screen, waitFor } from '@testing-library/react'
import { allSettled } from 'effector'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { recentPatientAdded } from '@/entities/patient'
import { createPatient } from '../../../../tests/support/vitest/patient'
import { startServer } from '../../../../tests/support/vitest/platform-server'
import { REMINDERS } from '../../../../tests/support/vitest/reminders-platform'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { uuid } from '../../../../tests/support/uuid'
import { RecentPatients } from './RecentPatients'

const server = startServer()

test('when the focused patient is locked, the focus stays in the page (F-P07)', async () => {
  const notes: object[] = []
  server.use(http.get(REMINDERS, () => HttpResponse.json({ notes })))
  const { scope, queryClient } = await renderScreen(
    <main tabIndex={-1}>
      <RecentPatients />
    </main>,
  )
  const params = createPatient({ uuid: uuid(1), name: 'Ela' })
  await act(() => allSettled(recentPatientAdded, { scope, params }))
  const ela = await screen.findByRole('button', { name: /Ela/ })
  act(() => ela.focus())
  notes.push({ notes_uuid: uuid(900), read: true, patient_info: { uuid: uuid(1), name: 'Ela', locked: true } })
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(ela).not.toBeInTheDocument())
  expect(screen.getByRole('main')).toHaveFocus()
})

import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getListRemindersQueryKey } from '@/shared/api'
import { errorCaught } from '@/shared/runtime-errors'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { startRemindersPlatform } from '../../../../tests/support/vitest/reminders-platform'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { uuid } from '../../../../tests/support/uuid'
import { PatientFollowUpPage } from './PatientFollowUpPage'

const { respondWithError } = startRemindersPlatform()

test('of the reminders, a defect is reported, a failure of the platform is not (F-R06)', async () => {
  respondWithError()
  const { scope, queryClient } = await renderScreen(<PatientFollowUpPage />, { path: `/tr/hasta-takip/${uuid(101)}` })
  const errors = recordPayloads(errorCaught, scope)
  await screen.findByRole('alert')
  expect(errors).toEqual([])
  act(() => void queryClient.setQueryData(getListRemindersQueryKey(), {}))
  await waitFor(() => expect(errors).toEqual([{ kind: 'render', error: expect.any(TypeError) }]))
})

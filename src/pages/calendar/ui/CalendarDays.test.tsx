import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { notificationListsKey } from '@/entities/notification'
import { openCalendar, respondWith, TODAY, tile } from '../../../../tests/support/vitest/calendar-page'
import { pause } from '../../../../tests/support/vitest/fake-time'

const TOMORROW = '2026-11-21'
const moved = { [TOMORROW]: [{ patient: 'Ada', at: `${TODAY}T23:30` }] }

test('an entry that the platform lists under the next day, because of another time zone, is shown on its own day', async () => {
  await openCalendar(moved)
  expect(await tile(/^23:30, Ada/)).toBeInTheDocument()
})

test('a moved entry that is still in an older response is shown only where the newest one has it', async () => {
  const { queryClient } = await openCalendar({ [TODAY]: [{ patient: 'Ada' }] })
  await tile(/^10:00, Ada/)
  await pause(50)
  respondWith({ ...moved, [TODAY]: 'fails' })
  await act(() => queryClient.refetchQueries({ queryKey: notificationListsKey() }))
  expect(await tile(/^23:30, Ada/)).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: /Ada/ })).toHaveLength(1)
})

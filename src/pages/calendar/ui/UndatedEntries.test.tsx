import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { notificationListsKey } from '@/entities/notification'
import { openCalendar, press, respondWith } from '../../../../tests/support/vitest/calendar-page'

const undated = (patients: readonly string[]) => ({ none: patients.map((patient) => ({ patient, at: null })) })

test.each([
  ['entry', ['Ada', 'Ata', 'Ece'], /^Ece/],
  ['button to all entries', ['Ada', 'Ata', 'Ece', 'Ela', 'Efe'], 'Tümü (5)'],
])('when the focused %s is removed, the focus stays in the page (F-P07)', async (_, patients, name) => {
  const { queryClient } = await openCalendar(undated(patients))
  const control = await screen.findByRole('button', { name })
  act(() => control.focus())
  respondWith(undated(patients.slice(0, -1)))
  await act(() => queryClient.invalidateQueries({ queryKey: notificationListsKey() }))
  await waitFor(() => expect(control).not.toBeInTheDocument())
  expect(screen.getByRole('main')).toHaveFocus()
})

test('when they could not be loaded, a notice says so until a retry succeeds', async () => {
  await openCalendar({ none: 'fails' })
  const failed = await screen.findByText('Tarihi belirtilmeyen bildirimler yüklenemedi.', { selector: 'span' })
  respondWith(undated(['Ada']))
  await press('Yeniden dene')
  expect(await screen.findByRole('region', { name: /Tarihi belirtilmeyenler/ })).toHaveTextContent('Ada')
  expect(failed).not.toBeInTheDocument()
})

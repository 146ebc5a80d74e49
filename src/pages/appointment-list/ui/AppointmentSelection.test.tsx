import { act, render, screen, waitFor, within } from '@testing-library/react'
import { allSettled } from 'effector'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import {
  type BulkChange,
  bulkRequested,
  bulkStopRequested,
  notificationListsKey,
  toNotification,
} from '@/entities/notification'
import { applyLanguage } from '@/shared/i18n'
import { list, openList, THREE } from '../../../../tests/support/vitest/appointment-list'
import { LIST, many, notification, mockNotifications } from '../../../../tests/support/vitest/notifications'
import { startServer } from '../../../../tests/support/vitest/platform-server'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { uuid } from '../../../../tests/support/uuid'
import { SelectionBar } from './SelectionBar'

const server = startServer()
const { table, names, box, allBox, button } = list

/** @returns sends the responses to the requests that hide or show a notification, which wait for it */
function holdVisibilityResponses() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  server.use(
    http.post(`${LIST}/visibility`, () => released.then(() => HttpResponse.json({ status: true, message: '' }))),
  )
  return release
}

test('rows are selected by click, as a range and all at once, and the selection bar appears', async () => {
  const { user } = await openList(server, many(6))
  await table()
  await user.click(box('Hasta 2'))
  await user.keyboard('{Shift>}')
  await user.click(box('Hasta 5'))
  await user.keyboard('{/Shift}')
  expect(screen.getByRole('heading', { name: '4 bildirim seçili' })).toBeInTheDocument()
  expect(await screen.findByText('4 bildirim seçili', { selector: '[role=status]' })).toBeInTheDocument()
  expect(allBox()).toBePartiallyChecked()
  await user.click(allBox())
  expect(screen.getByRole('heading', { name: '6 bildirim seçili' })).toBeInTheDocument()
  await user.click(button('Seçimi temizle'))
  expect(box('Hasta 2')).not.toBeChecked()
  expect(screen.getByRole('region', { name: '6 bildirim' })).toHaveFocus()
})

test('a second click deselects a row, and all rows', async () => {
  const { user } = await openList(server, many(6))
  await table()
  for (const checkbox of [box('Hasta 2'), allBox()]) {
    await user.click(checkbox)
    expect(checkbox).toBeChecked()
    await user.click(checkbox)
    expect(screen.queryByRole('heading', { name: /seçili/ })).not.toBeInTheDocument()
  }
})

test('the keyboard selects rows, opens one and returns the focus to it', async () => {
  const { user } = await openList(server, many(6))
  await table()
  act(() => screen.getAllByRole('row')[1]?.focus())
  await user.keyboard('{ArrowDown} {Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  for (const name of ['Hasta 2', 'Hasta 3', 'Hasta 4']) expect(box(name)).toBeChecked()
  for (const name of ['Hasta 1', 'Hasta 5']) expect(box(name)).not.toBeChecked()
  await user.keyboard('{Escape}{Enter}')
  expect(screen.queryByRole('heading', { name: /seçili/ })).not.toBeInTheDocument()
  const dialog = within(screen.getByRole('dialog', { name: 'Randevu bildirimi' }))
  expect(dialog.getByRole('heading', { name: 'Hasta 4' })).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Kapat' }))
  expect(screen.getAllByRole('row')[4]).toHaveFocus()
})

test('several notifications are hidden at once, leave the list of active ones and are shown again', async () => {
  const { requested, ended, user } = await openList(server)
  await table()
  await user.click(allBox())
  await user.click(button('Gizle'))
  expect(await screen.findByText('Bildirim bulunamadı')).toBeInTheDocument()
  await waitFor(() => expect(ended).toHaveLength(1))
  expect(requested.toSorted()).toEqual(['visibility 1', 'visibility 2', 'visibility 3'])
  await user.click(screen.getByRole('checkbox', { name: 'Yalnızca aktif olanlar' }))
  await table()
  await user.click(allBox())
  await user.click(button('Yeniden göster'))
  await waitFor(() => expect(ended).toHaveLength(2))
  expect(names()).toEqual(['Şule', 'Çağla', 'Adsız hasta'])
})

test('while notifications are changed, the others cannot be, and the change can be stopped', async () => {
  const { scope, ended, user } = await openList(server, many(6))
  await table()
  const release = holdVisibilityResponses()
  const stopped = recordPayloads(bulkStopRequested, scope)
  for (const name of ['Hasta 1', 'Hasta 2']) await user.click(box(name))
  await user.click(button('Gizle'))
  await user.click(box('Hasta 3'))
  for (const name of ['Gizle', 'Kaldır']) expect(button(name)).toHaveAccessibleDescription('Önceki işlem sürüyor.')
  await user.click(button('Durdur'))
  expect(stopped).toHaveLength(1)
  release()
  await waitFor(() => expect(ended).toHaveLength(1))
})

test('an open confirmation waits for the end of another change, such as an undo', async () => {
  const { scope, ended, user } = await openList(server, many(2))
  await table()
  const release = holdVisibilityResponses()
  await user.click(box('Hasta 1'))
  await user.click(button('Kaldır'))
  const undo: BulkChange = { to: 'shown', notifications: [{ uuid: uuid(2), patientName: null }] }
  act(() => void allSettled(bulkRequested, { scope, params: undo }))
  const dialog = screen.getByRole('dialog', { name: 'Hasta 1: bildirim kaldırılsın mı?' })
  const confirm = within(dialog).getByRole('button', { name: 'Kaldır' })
  expect(confirm).toHaveAccessibleDescription('Önceki işlem sürüyor.')
  release()
  await waitFor(() => expect(ended).toHaveLength(1))
  await waitFor(() => expect(confirm).not.toHaveAccessibleDescription())
})

test('several notifications are removed after a confirmation; rejected ones reappear and stay selected', async () => {
  const { requested, ended, user } = await openList(server, THREE, { rejects: [uuid(2)] })
  await table()
  await user.click(allBox())
  await user.click(button('Kaldır'))
  const dialog = () => within(screen.getByRole('dialog', { name: '3 bildirim kaldırılsın mı?' }))
  expect(dialog().getByRole('button', { name: 'Vazgeç' })).toHaveFocus()
  await user.click(dialog().getByRole('button', { name: 'Vazgeç' }))
  expect(button('Kaldır')).toHaveFocus()
  expect(requested).toEqual([])
  expect(names()).toHaveLength(3)
  await user.click(button('Kaldır'))
  await user.click(dialog().getByRole('button', { name: 'Kaldır' }))
  await waitFor(() => expect(ended).toHaveLength(1))
  expect(names()).toEqual(['Çağla'])
  expect(box('Çağla')).toBeChecked()
  expect(screen.getByRole('region', { name: '1 bildirim' })).toHaveFocus()
  expect(requested.toSorted()).toEqual(['remove 1', 'remove 2', 'remove 3'])
})

test('a row that another user removes leaves the selection; the others stay selected', async () => {
  const { queryClient, user } = await openList(server)
  await table()
  await user.click(allBox())
  mockNotifications(server, THREE.slice(1))
  await act(() => queryClient.invalidateQueries({ queryKey: notificationListsKey() }))
  expect(await screen.findByRole('heading', { name: '2 bildirim seçili' })).toBeInTheDocument()
  expect(names()).toEqual(['Çağla', 'Adsız hasta'])
})

test('when another user hides the selected row, the button to hide it leaves the focus in the page (F-P07)', async () => {
  await applyLanguage('tr')
  const bar = (isVisible: boolean) => (
    <main tabIndex={-1}>
      <SelectionBar notifications={[{ ...toNotification(notification(1)), isVisible }]} />
    </main>
  )
  const { rerender } = render(bar(true))
  act(() => button('Gizle').focus())
  rerender(bar(false))
  expect(button('Yeniden göster')).toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('the focused row keeps the focus when live events add rows', async () => {
  const { queryClient } = await openList(server)
  await table()
  act(() => screen.getAllByRole('row')[2]?.focus())
  const focused = document.activeElement
  mockNotifications(server, [notification(9, { appointment_start: '2026-11-21 07:00' }), ...THREE])
  await act(() => queryClient.invalidateQueries({ queryKey: notificationListsKey() }))
  await waitFor(() => expect(names()).toEqual(['Hasta 9', 'Şule', 'Çağla', 'Adsız hasta']))
  expect(focused).toHaveFocus()
})

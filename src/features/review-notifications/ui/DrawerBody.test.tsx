import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { patientSearchRequested } from '@/entities/patient'
import { mockNotifications, notification } from '../../../../tests/support/vitest/notifications'
import { startServer } from '../../../../tests/support/vitest/platform-server'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { notificationsDrawerDismissed } from '../model/notifications-drawer'
import { DrawerBody } from './DrawerBody'

const server = startServer()

test('"find patient" closes the drawer and searches for the name, if there is one', async () => {
  mockNotifications(server, [notification(1), notification(2, { patient_name: null })])
  const { scope } = await renderScreen(<DrawerBody />)
  const closed = recordPayloads(notificationsDrawerDismissed, scope)
  const searched = recordPayloads(patientSearchRequested, scope)
  const unnamed = await screen.findByRole('button', { name: 'Hastayı bul: Adsız hasta' })
  expect(unnamed).toHaveAccessibleDescription('Bu bildirimde hasta adı yok.')
  await userEvent.click(unnamed)
  expect(closed).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Hastayı bul: Hasta 1' }))
  expect(closed).toHaveLength(1)
  expect(searched).toEqual(['Hasta 1'])
})

test('a row has the patient, time, urgency and message in its name', async () => {
  mockNotifications(server, [notification(1, { priority: 3, type: 'critical' })])
  await renderScreen(<DrawerBody />)
  const name = 'Hasta 1, 21.11.2026 09:00, Kritik, Yüksek, Mesaj 1'
  expect(await screen.findByRole('listitem', { name })).toBeInTheDocument()
})

test('an empty list offers to clear the filters', async () => {
  mockNotifications(server, [])
  await renderScreen(<DrawerBody />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Yalnızca aktif olanlar' }))
  const results = within(await screen.findByRole('region', { name: '0 bildirim' }))
  await userEvent.click(results.getByRole('button', { name: 'Filtreleri temizle' }))
  expect(screen.getByRole('checkbox')).toBeChecked()
})

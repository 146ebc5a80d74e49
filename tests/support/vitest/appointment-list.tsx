import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Scope } from 'effector'
import { vi } from 'vitest'
import { bulkFinished } from '@/entities/notification/model/bulk-change'
import { AppointmentListPage } from '@/pages/appointment-list'
import { csvExportRequested } from '@/pages/appointment-list/model/export-list'
import { mockNotifications, notification } from './notifications'
import type { startServer } from './platform-server'
import { recordPayloads } from './record-payloads'
import { renderScreen } from './render-screen'

export const THREE = [
  notification(1, { patient_name: 'Şule', doctor_name: 'Dr. Zeynep', priority: 3 }),
  notification(2, { patient_name: 'Çağla', type: 'critical' }),
  notification(3, { patient_name: null, appointment_start: null }),
]

export async function openList(
  server: ReturnType<typeof startServer>,
  notifications: { uuid: string }[] = THREE,
  options?: { rejects: string[] },
) {
  const requested = mockNotifications(server, notifications, options)
  const view = await renderScreen(<AppointmentListPage />, { path: '/tr/randevu-listesi' })
  const ended = recordPayloads(bulkFinished, view.scope)
  return { ...view, requested, ended, user: userEvent.setup() }
}

/** Records the exported files, without a download. */
export function recordExports(scope: Scope) {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  return recordPayloads(csvExportRequested, scope)
}

export const list = {
  table: () => screen.findByRole('table', { name: 'Randevu bildirimleri' }),
  names: () => screen.getAllByRole('rowheader').map((cell) => cell.textContent),
  box: (name: string) => screen.getByRole('checkbox', { name: `Seç: ${name}` }),
  allBox: () => screen.getByRole('checkbox', { name: 'Listedekilerin tümünü seç' }),
  button: (name: string) => screen.getByRole('button', { name }),
  column: (name: string) => screen.getByRole('columnheader', { name }),
}

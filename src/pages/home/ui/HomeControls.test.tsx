import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { reminderChosen } from '@/entities/reminder'
import { dayChosen, notificationChosen } from '@/features/review-notifications'
import { remindersRequested } from '@/features/review-reminders'
import { $today } from '@/shared/lifecycle'
import { many, mockNotifications } from '../../../../tests/support/vitest/notifications'
import { startServer } from '../../../../tests/support/vitest/platform-server'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { PLATFORM, renderScreen } from '../../../../tests/support/vitest/render-screen'
import { uuid } from '../../../../tests/support/uuid'
import { HomePage } from './HomePage'

const notes = Array.from({ length: 7 }, (_, n) => ({
  notes_uuid: uuid(50 + n),
  read: false,
  note: `Not ${n}`,
  patient_info: n === 0 ? null : { uuid: uuid(60 + n), name: `Hatırlanan ${n}`, locked: false },
}))

const server = startServer(
  http.get(`${PLATFORM}/api/v1/doctor/companies`, () => HttpResponse.json({ companies: [] })),
  http.get(`${PLATFORM}/api/v1/companies/companies/settings/company`, () => HttpResponse.json({ companies: [] })),
  http.get(`${PLATFORM}/api/v1/patient/notes/reminder-all`, () => HttpResponse.json({ notes })),
)

async function open(permissions: object) {
  mockNotifications(server, many(14))
  server.use(
    http.get(`${PLATFORM}/api/v1/user/info-detail`, () =>
      HttpResponse.json({ statusCode: 200, userInfo: { uuid: uuid(1), permissions } }),
    ),
  )
  return await renderScreen(<HomePage />)
}

test('a notification is chosen to open in the drawer, a reminder to open its patient', async () => {
  const { scope } = await open({})
  const notifications = recordPayloads(notificationChosen, scope)
  const reminders = recordPayloads(reminderChosen, scope)
  const row = await screen.findByRole('button', { name: /Hasta 4.*Mesaj 4.*Dr\. Ayşe/ })
  expect(row).toHaveAttribute('aria-haspopup', 'dialog')
  await userEvent.click(row)
  await userEvent.click(await screen.findByRole('button', { name: /Hatırlanan 1.*Not 1/ }))
  await userEvent.click(screen.getByRole('button', { name: /Not 0.*Seçilince okundu sayılır/ }))
  expect(notifications).toMatchObject([{ uuid: uuid(4) }])
  expect(reminders).toMatchObject([
    { uuid: uuid(51), patient: { uuid: uuid(61) } },
    { uuid: uuid(50), patient: null },
  ])
})

test('the numbers of further entries are links to the full lists', async () => {
  await open({ patient: ['patient_appointment_list'], crm: [] })
  expect(await screen.findByRole('link', { name: '2 bildirim daha' })).toHaveAttribute('href', '/tr/randevu-listesi')
  expect(await screen.findByRole('link', { name: '2 hatırlatma daha' })).toHaveAttribute('href', '/tr/hasta-islemleri')
})

test('without permission for these screens they open the lists of the top bar', async () => {
  const { scope } = await open({})
  const opened = [recordPayloads(dayChosen, scope), recordPayloads(remindersRequested, scope)]
  for (const name of ['2 bildirim daha', '2 hatırlatma daha']) {
    const button = await screen.findByRole('button', { name })
    expect(button).toHaveAttribute('aria-haspopup', 'dialog')
    await userEvent.click(button)
  }
  expect(opened).toEqual([[scope.getState($today)], [null]])
})

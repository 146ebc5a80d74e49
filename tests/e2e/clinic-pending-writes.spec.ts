import type { Page, Request } from '@playwright/test'
import { EGE, expectClinic, openPortal } from '../support/clinics'
import { notificationsDrawer } from '../support/notifications'
import { expect, test } from '../support/test'
import { fillTicket, openTicket } from '../support/tickets'

const TICKET = '/api/v1/tickets/companies/post'
const VISIBILITY = '/api/v2/appointments/notifications/visibility'
const SWITCH = '/api/v1/doctor/companies'

function watchCalls(page: Page, paths: readonly string[]): readonly string[] {
  const calls: string[] = []
  const note = (what: string) => (request: Request) => {
    const path = paths.find((end) => request.method() === 'POST' && new URL(request.url()).pathname === end)
    if (path) calls.push(`${what} ${path}`)
  }
  page.on('request', note('sent'))
  page.on('requestfinished', note('answered'))
  return calls
}

test('a pending change of a notification is finished before the reload of a clinic switch (F-C14)', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'doctor')
  await openPortal(page, sandbox)
  const calls = watchCalls(page, [VISIBILITY, SWITCH])
  const drawer = notificationsDrawer(page)
  await drawer.open()
  await sandbox.addFault({ operationId: 'setAppointmentNotificationVisibility', delayMs: 1_000 })
  await drawer.entries.first().getByRole('button', { name: /gizle/i }).click()
  await expect.poll(() => calls).toContain(`sent ${VISIBILITY}`)
  await sandbox.switchClinic(EGE.uuid)
  await expectClinic(page, EGE)
  expect(calls.slice(0, 3)).toEqual([`sent ${VISIBILITY}`, `answered ${VISIBILITY}`, `sent ${SWITCH}`])
})

test('a pending ticket is created before the reload of a clinic switch, and listed afterwards', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(page, 'doctor')
  await openPortal(page, sandbox)
  const calls = watchCalls(page, [TICKET, SWITCH])
  const { send, drawer } = await openTicket(page)
  await fillTicket(page)
  await sandbox.addFault({ operationId: 'createTicket', delayMs: 1_000 })
  await send.click()
  await expect.poll(() => calls).toContain(`sent ${TICKET}`)
  await sandbox.switchClinic(EGE.uuid)
  await expectClinic(page, EGE)
  expect(calls.slice(0, 3)).toEqual([`sent ${TICKET}`, `answered ${TICKET}`, `sent ${SWITCH}`])
  await expect(drawer).toBeHidden()
  await page.goto('/tr/destek')
  await expect(page.getByRole('main').getByText('Takvim açılmıyor')).toBeVisible()
})

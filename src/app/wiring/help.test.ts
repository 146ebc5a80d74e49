// @vitest-environment happy-dom
import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { helpRequested, ticketFormRequested } from '@/features/browse-help'
import { ticketRequested } from '@/features/create-ticket'
import { $config, parsePortalConfig } from '@/shared/config'
import { locationChanged } from '@/shared/routes'
import { supportRequested } from './help'

const CALENDAR_HELP = '0b4c9f6e-6f7e-4d29-9a51-0f3c2b6f7f10'

async function setup(pathname: string) {
  const scope = fork({ values: [[$config, parsePortalConfig({ calendarHelpCategory: CALENDAR_HELP })]] })
  const helped = vi.fn()
  const written = vi.fn()
  createWatch({ unit: helpRequested, fn: helped, scope })
  createWatch({ unit: ticketRequested, fn: written, scope })
  await allSettled(locationChanged, { scope, params: { pathname, search: '', hash: '' } })
  return { scope, helped, written }
}

test.each(['/tr/takvim', '/en/calendar'])('on %s, help is the articles about the calendar', async (path) => {
  const { scope, helped, written } = await setup(path)
  await allSettled(supportRequested, { scope })
  expect(helped).toHaveBeenCalledExactlyOnceWith(CALENDAR_HELP)
  expect(written).not.toHaveBeenCalled()
})

test.each(['/tr', '/tr/hasta-listesi', '/tr/destek', '/tr/nowhere'])('on %s, help is a ticket', async (path) => {
  const { scope, helped, written } = await setup(path)
  await allSettled(supportRequested, { scope })
  expect(written).toHaveBeenCalledOnce()
  expect(helped).not.toHaveBeenCalled()
})

test('whom the articles do not help can write a ticket', async () => {
  const { scope, written } = await setup('/tr/takvim')
  await allSettled(ticketFormRequested, { scope })
  expect(written).toHaveBeenCalledOnce()
})

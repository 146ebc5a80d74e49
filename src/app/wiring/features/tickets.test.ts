// @vitest-environment happy-dom
import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { helpRequested, supportRequested, ticketFormRequested } from '@/features/browse-help'
import { ticketRequested } from '@/features/create-ticket'
import { $config, parsePortalConfig } from '@/shared/config'
import { locationChanged } from '@/shared/routes'
import './tickets'

const CALENDAR_HELP = '0b4c9f6e-6f7e-4d29-9a51-0f3c2b6f7f10'

async function setup(pathname: string) {
  const scope = fork({ values: [[$config, parsePortalConfig({ calendarHelpCategory: CALENDAR_HELP })]] })
  const onHelpRequested = vi.fn()
  const onTicketRequested = vi.fn()
  createWatch({ unit: helpRequested, fn: onHelpRequested, scope })
  createWatch({ unit: ticketRequested, fn: onTicketRequested, scope })
  await allSettled(locationChanged, { scope, params: { pathname, search: '', hash: '' } })
  return { scope, onHelpRequested, onTicketRequested }
}

test.each(['/tr/takvim', '/en/calendar'])('on %s, help is the articles about the calendar', async (path) => {
  const { scope, onHelpRequested, onTicketRequested } = await setup(path)
  await allSettled(supportRequested, { scope })
  expect(onHelpRequested).toHaveBeenCalledExactlyOnceWith(CALENDAR_HELP)
  expect(onTicketRequested).not.toHaveBeenCalled()
})

test.each(['/tr', '/tr/hasta-listesi', '/tr/destek', '/tr/nowhere'])(
  'on %s, help is a ticket (F-H16)',
  async (path) => {
    const { scope, onHelpRequested, onTicketRequested } = await setup(path)
    await allSettled(supportRequested, { scope })
    expect(onTicketRequested).toHaveBeenCalledOnce()
    expect(onHelpRequested).not.toHaveBeenCalled()
  },
)

test('a ticket can be created when the articles do not help', async () => {
  const { scope, onTicketRequested } = await setup('/tr/takvim')
  await allSettled(ticketFormRequested, { scope })
  expect(onTicketRequested).toHaveBeenCalledOnce()
})

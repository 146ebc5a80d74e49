// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { helpRequested, supportRequested, ticketFormRequested } from '@/features/browse-help'
import { ticketRequested } from '@/features/create-ticket'
import { $config, parsePortalConfig } from '@/shared/config'
import { locationChanged } from '@/shared/routes'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import './tickets'

const CALENDAR_HELP = '0b4c9f6e-6f7e-4d29-9a51-0f3c2b6f7f10'

async function setup(pathname: string) {
  const scope = fork({ values: [[$config, parsePortalConfig({ calendarHelpCategory: CALENDAR_HELP })]] })
  const helpRequests = recordPayloads(helpRequested, scope)
  const ticketRequests = recordPayloads(ticketRequested, scope)
  await allSettled(locationChanged, { scope, params: { pathname, search: '', hash: '' } })
  return { scope, helpRequests, ticketRequests }
}

test.each(['/tr/takvim', '/en/calendar'])(
  'on %s, the help button shows the articles about the calendar',
  async (path) => {
    const { scope, helpRequests, ticketRequests } = await setup(path)
    await allSettled(supportRequested, { scope })
    expect(helpRequests).toEqual([CALENDAR_HELP])
    expect(ticketRequests).toEqual([])
  },
)

test.each(['/tr', '/tr/hasta-listesi', '/tr/destek', '/tr/nowhere'])(
  'on %s, the help button opens the ticket form (F-H16)',
  async (path) => {
    const { scope, helpRequests, ticketRequests } = await setup(path)
    await allSettled(supportRequested, { scope })
    expect(ticketRequests).toHaveLength(1)
    expect(helpRequests).toEqual([])
  },
)

test('a ticket can be created when the articles do not help', async () => {
  const { scope, ticketRequests } = await setup('/tr/takvim')
  await allSettled(ticketFormRequested, { scope })
  expect(ticketRequests).toHaveLength(1)
})

import type { Page } from '@playwright/test'
import { signInContext } from '../support/accounts'
import { startBrowserProcess } from '../support/e2e/browser-process'
import { waitForLiveConnections } from '../support/e2e/live-connection'
import type { Platform } from '../support/platform'
import type { SandboxControl } from '../support/sandbox-control'
import { signInForm } from '../support/e2e/sign-in-form'
import { expect, test as base } from '../support/e2e/test'
import { openTicket, ticketForm } from '../support/e2e/tickets'

type BrowserProcess = Awaited<ReturnType<typeof startBrowserProcess>>

const test = base.extend<{ tab: BrowserProcess }>({
  tab: async ({ platform }, provide) => {
    const tab = await startBrowserProcess(platform.url)
    await provide(tab)
    await tab.stop()
  },
})

// A trace of a crashed tab cannot be saved, which fails this test and the next one of its worker. `npm test` records none,
// and another value would start workers for this file.
test.use(process.env.TEST_REPORT ? {} : { trace: 'off' })
test.skip(({ browserName }) => browserName !== 'chromium', 'the steps are commands of the DevTools protocol')

const reminders = (page: Page) => page.getByRole('region', { name: 'Okunmamış hatırlatmalar' })
const unreadCount = async (page: Page) => Number(/\d+/.exec(await reminders(page).innerText())?.[0])
/** Adds a reminder that is first at any time of the day, because the card shows only five. */
const addReminder = ({ addReminder: add }: SandboxControl, note: string) =>
  add({ account: 'doctor@demo.clinic', note, created_by: 'Elif Şahin', remind_at: '2026-01-01T09:00:00+03:00' })

/** The home page with an unsent ticket. */
async function openWithTicket(tab: BrowserProcess, { url }: Platform, sandbox: SandboxControl): Promise<Page> {
  const page = await tab.drive()
  await signInContext(page.context(), url, 'doctor')
  await addReminder(sandbox, 'Eski not')
  await page.goto(`${url}/tr?a=1#b`)
  await expect(reminders(page).getByText('Eski not')).toBeVisible()
  await waitForLiveConnections(sandbox)
  const { input } = await openTicket(page)
  await input('subject').fill('Yarım kalan')
  return page
}

async function expectTicket(page: Page, { url }: Platform, subject = 'Yarım kalan'): Promise<void> {
  await expect(page).toHaveURL(`${url}/tr?a=1#b`)
  await expect(ticketForm(page).input('subject')).toHaveValue(subject)
}

/** In this order: a crash needs the inspection of the tab, and a browser does not discard a tab that was inspected. */
const WAYS = [
  ['was discarded', (tab: BrowserProcess) => tab.discard()],
  ['crashed', (tab: BrowserProcess) => tab.crash()],
] as const

test('a tab that was discarded, has crashed or was frozen keeps its address and its ticket, and shows new data; after its session has ended it never paints its content (F-R25)', async ({
  tab,
  platform,
  sandbox,
}) => {
  let page = await openWithTicket(tab, platform, sandbox)
  // A browser does not discard a tab while a field has unsaved input; after a reload it is no longer counted as such.
  await page.reload()
  await expectTicket(page, platform)
  for (const [how, end] of WAYS) {
    await test.step(`the tab ${how}`, async () => {
      await tab.hide()
      await addReminder(sandbox, `Tab ${how}`)
      await end(tab)
      await tab.show()
      page = await tab.drive()
      await expectTicket(page, platform)
      await expect(reminders(page).getByText(`Tab ${how}`)).toBeVisible()
    })
  }
  await test.step('a frozen tab keeps what was typed, and shows what changed when it is thawed', async () => {
    await waitForLiveConnections(sandbox)
    const before = await unreadCount(page)
    await ticketForm(page).input('subject').fill('Donmadan önce')
    await tab.hide()
    await tab.freeze()
    await addReminder(sandbox, 'Yeni not')
    await sandbox.disconnect('live', 'transport')
    await addReminder(sandbox, 'Daha yeni not')
    await tab.show()
    page = await tab.drive()
    await expectTicket(page, platform, 'Donmadan önce')
    await expect.poll(() => unreadCount(page)).toBe(before + 2)
  })
  await test.step('a frozen tab never paints its content after its session has ended', async () => {
    await page.evaluate(() => {
      let wasFrozen = false
      document.addEventListener('freeze', () => {
        wasFrozen = true
        sessionStorage.setItem('test.frozen', 'yes')
      })
      const onFrame = () => {
        const isVisible = document.documentElement.checkVisibility({ visibilityProperty: true })
        if (wasFrozen && isVisible && document.body.innerText.includes('Ayşe'))
          sessionStorage.setItem('test.seen', 'yes')
        requestAnimationFrame(onFrame)
      }
      requestAnimationFrame(onFrame)
    })
    await tab.hide()
    await tab.freeze()
    await tab.clearCookies()
    await tab.show()
    page = await tab.drive()
    await expect(signInForm(page).heading).toBeVisible()
    const stored = (name: string) => page.evaluate((key) => sessionStorage.getItem(key), name)
    expect([await stored('test.frozen'), await stored('test.seen')]).toEqual(['yes', null])
  })
})

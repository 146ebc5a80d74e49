// Takes the screenshots of README.md from the built portal: `npm run build && npm run docs:screenshots`.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright'
import { signInContext } from '../../tests/support/accounts.ts'
import { fakeDeviceFlags } from '../../tests/support/fake-devices.ts'
import { startPlatform } from '../../tests/support/platform.ts'
import { sandboxControl } from '../../tests/support/sandbox-control.ts'
import { buildIsCurrent } from '../build/portal-build.mjs'
import { CHROMIUM_FLAGS, ensureChromium } from '../programs/find-chromium.mjs'

interface Screenshot {
  name: string
  path: string
  mode: 'light' | 'dark'
  size: { width: number; height: number }
  /** User actions before the screenshot. */
  act?: (page: Page) => Promise<void>
}

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

async function search(page: Page, term: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(term)
  await page.getByRole('option').first().waitFor()
}

/** Joins a call with a second page as the patient; the cameras show the browser's test pattern. */
async function joinCall(page: Page): Promise<void> {
  const { room, patientPath } = await sandboxControl(new URL(page.url()).origin).openRoom('İrem Yıldız')
  const patient = await page.context().newPage()
  await patient.goto(new URL(patientPath, page.url()).href)
  await patient.getByRole('button', { name: 'Görüşmeye katıl' }).click()
  await page.bringToFront()
  await page.goto(new URL(`/en/calendar?room=${room}`, page.url()).href)
  await page.getByRole('button', { name: 'Join the consultation' }).click()
  await page.waitForFunction(() => [...document.querySelectorAll('video')].some(({ videoWidth }) => videoWidth > 300))
  await page.getByRole('button', { name: 'Minimise' }).click()
  // The remote video, which fills the window, has started.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('video')].some(
      ({ clientWidth, currentTime, videoWidth }) => clientWidth > 300 && videoWidth > 300 && currentTime > 2,
    ),
  )
}

async function openPatientActions(page: Page): Promise<void> {
  await search(page, 'ayşe yıl')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('option', { name: 'Hasta takibine git' }).waitFor()
}

async function endCall(page: Page): Promise<void> {
  await joinCall(page)
  // The connection quality of the first seconds is not measured.
  await page.getByText('00:10').waitFor()
  await page.getByRole('button', { name: 'End consultation' }).click()
  await page.getByRole('dialog', { name: 'Consultation summary' }).waitFor()
}

const SCREENSHOTS: readonly Screenshot[] = [
  { name: 'home-light', path: '/tr', mode: 'light', size: DESKTOP },
  { name: 'search-dark', path: '/en', mode: 'dark', size: DESKTOP, act: (page) => search(page, 'ayşe yıl') },
  { name: 'search-actions-light', path: '/tr', mode: 'light', size: DESKTOP, act: openPatientActions },
  { name: 'call-dark', path: '/en', mode: 'dark', size: DESKTOP, act: joinCall },
  { name: 'call-summary-light', path: '/en', mode: 'light', size: DESKTOP, act: endCall },
  { name: 'calendar-phone', path: '/tr/takvim', mode: 'dark', size: PHONE },
]

const FOLDER = fileURLToPath(new URL('../../docs/images/', import.meta.url))

async function takeScreenshot(browser: Browser, platform: string, screenshot: Screenshot): Promise<void> {
  const context = await browser.newContext({
    viewport: screenshot.size,
    colorScheme: screenshot.mode,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
  })
  await signInContext(context, platform, 'doctor')
  const page = await context.newPage()
  await page.goto(platform + screenshot.path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await screenshot.act?.(page)
  await page.screenshot({ path: join(FOLDER, `${screenshot.name}.png`), animations: 'disabled' })
  await context.close()
}

if (!buildIsCurrent()) throw new Error('The portal has no current build: run `npm run build` first.')
// A signal ends a process without its `exit` event, which ends the child processes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
const executablePath = await ensureChromium()
await using opened = new AsyncDisposableStack()
const platform = await startPlatform()
opened.defer(platform.stop)
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, ...fakeDeviceFlags()] })
opened.defer(() => browser.close())
await mkdir(FOLDER, { recursive: true })
for (const screenshot of SCREENSHOTS) await takeScreenshot(browser, platform.url, screenshot)

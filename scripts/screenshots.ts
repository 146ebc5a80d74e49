// Takes the pictures of README.md from the built portal: `npm run build && npm run docs:screenshots`.
import { mkdir } from 'node:fs/promises'
import { type Browser, chromium, type Page } from 'playwright'
import { startPlatform } from '../tests/support/platform.ts'
import { sandboxControl } from '../tests/support/sandbox-control.ts'
import { CHROMIUM_FLAGS, findChromium } from './find-chromium.mjs'

interface Picture {
  name: string
  path: string
  mode: 'light' | 'dark'
  size: { width: number; height: number }
  layout?: 'vertical' | 'horizontal'
  /** What the doctor does before the picture is taken. */
  act?: (page: Page) => Promise<void>
}

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

async function search(page: Page, term: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(term)
  await page.getByRole('option').first().waitFor()
}

/** With a patient at the other end, in the midst of work; what the cameras show is the browser's own test picture. */
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
}

const PICTURES: readonly Picture[] = [
  { name: 'home-light', path: '/tr', mode: 'light', size: DESKTOP },
  { name: 'search-dark', path: '/en', mode: 'dark', size: DESKTOP, act: (page) => search(page, 'ayşe yıl') },
  { name: 'home-phone', path: '/tr', mode: 'light', size: PHONE },
  { name: 'settings-dark', path: '/en/settings', mode: 'dark', size: DESKTOP },
  {
    name: 'menu-bar-light',
    path: '/tr',
    mode: 'light',
    size: DESKTOP,
    layout: 'horizontal',
    act: (page) => page.getByRole('menuitem', { name: 'Raporlar' }).click(),
  },
  {
    name: 'menu-phone',
    path: '/tr',
    mode: 'dark',
    size: PHONE,
    async act(page) {
      await page.getByRole('button', { name: 'Menüyü aç' }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Klinik değiştir$/ })
        .click()
    },
  },
  {
    name: 'reminders-light',
    path: '/tr',
    mode: 'light',
    size: DESKTOP,
    act: (page) => page.getByRole('button', { name: /^Hatırlatmalar/ }).click(),
  },
  {
    name: 'notifications-dark',
    path: '/en',
    mode: 'dark',
    size: DESKTOP,
    act: (page) => page.getByRole('button', { name: /^Appointment notifications/ }).click(),
  },
  {
    name: 'help-light',
    path: '/tr/destek',
    mode: 'light',
    size: DESKTOP,
    async act(page) {
      await page.getByRole('link', { name: /^Takvimde randevu oluşturma/ }).click()
      await page.getByRole('heading', { name: 'Sık sorulanlar' }).waitFor()
    },
  },
  {
    // On a day on which the clinic is open, whenever the picture is taken.
    name: 'calendar-light',
    path: '/tr/takvim',
    mode: 'light',
    size: DESKTOP,
    async act(page) {
      const daysToMonday = (8 - new Date().getDay()) % 7
      for (let day = 0; day < daysToMonday; day += 1) await page.getByRole('button', { name: 'Sonraki gün' }).click()
      await page.waitForLoadState('networkidle')
    },
  },
  { name: 'calendar-phone', path: '/tr/takvim', mode: 'dark', size: PHONE },
  {
    name: 'appointments-dark',
    path: '/en/appointment-list',
    mode: 'dark',
    size: DESKTOP,
    act: (page) => page.getByRole('table').waitFor(),
  },
  { name: 'call-dark', path: '/en', mode: 'dark', size: DESKTOP, act: joinCall },
  {
    name: 'patient-list-dark',
    path: '/en/patient-list',
    mode: 'dark',
    size: DESKTOP,
    async act(page) {
      await page.getByRole('main').getByRole('searchbox').fill('yıldız')
      await page.getByRole('table').waitFor()
    },
  },
  {
    name: 'ticket-phone',
    path: '/tr',
    mode: 'dark',
    size: PHONE,
    async act(page) {
      await page.getByRole('button', { name: 'Yardım ve destek' }).click()
      await page.getByRole('textbox', { name: 'Konu' }).fill('Takvim bu sabah boş geliyor')
    },
  },
  {
    name: 'pin-phone',
    path: '/tr',
    mode: 'light',
    size: PHONE,
    async act(page) {
      const patient = await page.evaluate(async () => {
        const token = decodeURIComponent(/auth_doctor=([^;]*)/.exec(document.cookie)?.[1] ?? '')
        const response = await fetch('/api/v1/patient/notes/reminder-all', {
          headers: { Authorization: `Bearer ${token}` },
        })
        const { notes } = (await response.json()) as {
          notes: { patient_info: { uuid: string; locked: boolean } | null }[]
        }
        return notes.find(({ patient_info }) => patient_info?.locked)?.patient_info?.uuid
      })
      await page.goto(new URL(`/tr/hasta-takip/${patient}`, page.url()).href)
      await page.getByRole('dialog', { name: 'Günlük PIN gerekli' }).waitFor()
    },
  },
]

const FOLDER = new URL('../docs/images/', import.meta.url)

async function signIn(platform: string): Promise<string> {
  const response = await fetch(`${platform}/api/v1/auth/doctor/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'doctor@demo.clinic', password: 'demo' }),
  })
  const { token } = (await response.json()) as { token: string }
  return token
}

async function takeScreenshot(browser: Browser, platform: string, token: string, picture: Picture): Promise<void> {
  const context = await browser.newContext({
    viewport: picture.size,
    colorScheme: picture.mode,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
  })
  await context.addCookies([{ name: 'auth_doctor', value: token, url: platform }])
  await context.addInitScript((layout) => localStorage.setItem('portal.layout', layout), picture.layout ?? 'vertical')
  const page = await context.newPage()
  await page.goto(platform + picture.path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await picture.act?.(page)
  await page.screenshot({ path: new URL(`${picture.name}.png`, FOLDER).pathname, animations: 'disabled' })
  await context.close()
}

await mkdir(FOLDER, { recursive: true })
const platform = await startPlatform()
const executablePath = findChromium()
const args = [...CHROMIUM_FLAGS, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) })
const token = await signIn(platform.url)
for (const picture of PICTURES) await takeScreenshot(browser, platform.url, token, picture)
await browser.close()
await platform.stop()

import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { sandboxControl } from '../../support/sandbox-control.ts'
import { IDLE_MS, type StartPage, visit } from './visit.ts'

const SECONDS = 10
const BURSTS_PER_SECOND = 10
const EVENTS_PER_BURST = 100

export const STORM_EVENTS = SECONDS * BURSTS_PER_SECOND * EVENTS_PER_BURST

const SETTLE_MS = 3_000

const notification = (index: number) => ({
  uuid: `00000000-0000-4000-9000-${String(index).padStart(12, '0')}`,
  patient_name: `Hasta ${index + 1}`,
  doctor_name: 'Dr. Ayşe Yılmaz',
  message: 'Hasta randevusunu erkene almak istiyor.',
  priority: 1 + (index % 3),
  appointment_type: 'Kontrol',
  appointment_start: new Date().toISOString(),
  created_by: 'Danışma',
  created_at: new Date().toISOString(),
  background_color: null,
  type: 'appointment',
  is_visible: true,
})

/**
 * Sends ten thousand notifications in about ten seconds to the open home page.
 * @returns the longest task in milliseconds; 0 if none took longer than 50, because shorter ones are not reported
 */
export const measureEventStorm = (browser: Browser, start: StartPage, platform: URL): Promise<number> =>
  visit(browser, start, async ({ page }) => {
    const { emit } = sandboxControl(platform.origin)
    await page.waitForTimeout(IDLE_MS)
    while ((await emit('bench:ping', null)) === 0) await pause(100)
    await page.evaluate(() => void window.pageMetrics.longTasks.splice(0))
    for (let sent = 0; sent < STORM_EVENTS; sent += EVENTS_PER_BURST) {
      const burst = Array.from({ length: EVENTS_PER_BURST }, (_, index) =>
        emit('appointments:notification_created', notification(sent + index)),
      )
      await Promise.all([...burst, pause(1_000 / BURSTS_PER_SECOND)])
    }
    await page.waitForTimeout(SETTLE_MS)
    const tasks = await page.evaluate(() => window.pageMetrics.longTasks.map(({ duration }) => duration))
    return Math.max(0, ...tasks)
  })

import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { sandboxControl } from '../../support/sandbox-control.ts'
import { measureLongestTask } from './measure.ts'
import { notification } from './notifications.ts'
import { IDLE_MS, type StartPage, visit } from './visit.ts'

const SECONDS = 10
const BURSTS_PER_SECOND = 10
const EVENTS_PER_BURST = 100

export const STORM_EVENTS = SECONDS * BURSTS_PER_SECOND * EVENTS_PER_BURST

const SETTLE_MS = 3_000

/** Sends ten thousand notifications in about ten seconds to the open home page. @returns the longest task in milliseconds */
export const measureEventStorm = (browser: Browser, start: StartPage, platform: URL): Promise<number> =>
  visit(browser, start, async ({ page }) => {
    const { emit } = sandboxControl(platform.origin)
    await page.waitForTimeout(IDLE_MS)
    while ((await emit('bench:ping', null)) === 0) await pause(100)
    return measureLongestTask(page, async () => {
      for (let sent = 0; sent < STORM_EVENTS; sent += EVENTS_PER_BURST) {
        const burst = Array.from({ length: EVENTS_PER_BURST }, (_, index) => {
          const now = new Date().toISOString()
          const details = { appointment_start: now, created_at: now, background_color: null }
          return emit('appointments:notification_created', notification(sent + index, details))
        })
        await Promise.all([...burst, pause(1_000 / BURSTS_PER_SECOND)])
      }
      await page.waitForTimeout(SETTLE_MS)
    })
  })

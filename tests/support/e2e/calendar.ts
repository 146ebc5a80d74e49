import { expect, type Page } from '@playwright/test'
import { LIST, notificationOf, today } from './notifications'

export function calendarOf(page: Page) {
  const main = page.getByRole('main')
  return {
    main,
    grid: main.locator('[role=group][aria-busy]'),
    tiles: main.locator('[data-tile]'),
    tile: (name: string | RegExp) => main.getByRole('button', { name }).and(main.locator('[data-tile]')),
    column: (name: string) => main.getByRole('list', { name }),
    card: page.getByRole('dialog', { name: 'Randevu bildirimi' }),
    week: main.getByRole('radio', { name: 'Hafta' }),
    step: (name: 'Önceki gün' | 'Bugün' | 'Sonraki gün' | 'Sonraki hafta') => main.getByRole('button', { name }),
  }
}

/** An appointment today, `time` in the clinic's time. */
export const entryAt = (n: number, time: string, more: object = {}) =>
  notificationOf(n, { appointment_start: `${today()}T${time}:00+03:00`, ...more })

interface NotificationDto {
  appointment_start: string | null
}

/** Responds with the entries of a day, and without a date filter with the undated entries. */
export async function respondWithDays(page: Page, days: Record<string, readonly NotificationDto[]>): Promise<void> {
  const undated = Object.values(days).flatMap((list) => list.filter((item) => item.appointment_start === null))
  await page.route(LIST, (route) => {
    const { date } = route.request().postDataJSON() as { date: string | null }
    const notifications = date === null ? undated : (days[date] ?? []).filter((item) => item.appointment_start !== null)
    return route.fulfill({ json: { notifications } })
  })
}

/** Position of a tile relative to the visible part of the grid. */
export async function positionIn(page: Page, key: string): Promise<{ top: number; left: number; scroll: number }> {
  const tile = page.locator(`[data-tile="${key}"]`)
  await expect(tile).toBeVisible()
  return tile.evaluate((element) => {
    const grid = element.closest('[role=group]')
    const [own, around] = [element.getBoundingClientRect(), grid?.getBoundingClientRect()]
    return { top: own.top - (around?.top ?? 0), left: own.left - (around?.left ?? 0), scroll: grid?.scrollTop ?? 0 }
  })
}

import type { Page } from '@playwright/test'
import { leave } from '../support/accounts'
import { expectAccessible } from '../support/accessibility'
import { shell } from '../support/shell'
import { expect, test } from '../support/test'

const widthOf = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())?.width
const MENU = 'nav[aria-label="Ana menü"]'
const CLINIC = `${MENU} > div:first-child`

test('the menu is 260 px wide, collapsed 80 px with a clinic of 71 px, and its icons do not move', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'doctor')
  await page.goto('/tr')
  const { menu, collapse, main } = shell(page)
  const icon = menu.getByRole('link', { name: 'Takvim' }).locator('svg')
  await expect(icon).toBeVisible()
  expect(await widthOf(page, MENU)).toBe(260)
  const before = await icon.boundingBox()
  await collapse.click()
  await expect.poll(() => widthOf(page, MENU)).toBe(80)
  expect(await widthOf(page, CLINIC)).toBe(71)
  expect((await icon.boundingBox())?.x).toBe(before?.x)
  await expect.poll(async () => (await main.boundingBox())?.x).toBe(80)
  await expectAccessible(page)
})

test('hovering expands the collapsed menu over the page without moving it', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await page.goto('/tr')
  const { menu, collapse, main } = shell(page)
  await collapse.click()
  await expect.poll(async () => (await main.boundingBox())?.x).toBe(80)
  await page.mouse.move(900, 400)
  await page.mouse.move(40, 300)
  await expect.poll(() => widthOf(page, MENU)).toBe(260)
  expect((await main.boundingBox())?.x).toBe(80)
  await menu.getByRole('button', { name: 'ERP' }).click()
  await menu.getByRole('link', { name: 'Ürün Listesi' }).click()
  await expect(page).toHaveURL('/tr/urun-listesi')
  await page.mouse.move(900, 400)
  await expect.poll(() => widthOf(page, MENU)).toBe(80)
})

test('in the collapsed menu a group opens as a popover, by keyboard and by touch', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await page.goto('/tr/raporlar/sms-raporlari')
  const { menu, collapse } = shell(page)
  await collapse.click()
  await page.mouse.move(900, 400)
  const reports = menu.getByRole('button', { name: 'Raporlar' })
  await expect(reports).toHaveAttribute('aria-current', 'true')
  await reports.press('Enter')
  const popOut = page.getByRole('dialog', { name: 'Raporlar' })
  await expect(popOut.getByRole('link').first()).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('End')
  await expect(popOut.getByRole('link', { name: 'SMS Raporları' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popOut).toBeHidden()
  await expect(reports).toBeFocused()

  await reports.dispatchEvent('click')
  await popOut.getByRole('link', { name: 'Gün Sonu Raporu' }).click()
  await expect(page).toHaveURL('/tr/raporlar/gun-sonu-raporu')
  await expect(popOut).toBeHidden()
})

test('the collapsed menu and expanded groups are stored for each user and applied in other tabs', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'doctor')
  await page.goto('/tr')
  const { menu, collapse, expand } = shell(page)
  await menu.getByRole('button', { name: 'ERP' }).click()
  const tab = await page.context().newPage()
  await tab.goto('/tr/takvim')
  const other = shell(tab)
  await expect(other.menu.getByRole('button', { name: 'ERP' })).toHaveAttribute('aria-expanded', 'true')
  await collapse.click()
  await expect(other.expand).toBeVisible()
  await tab.close()

  await page.reload()
  await expect(expand).toBeVisible()
  await leave(page)
  await signIn(page, 'single')
  await page.goto('/tr')
  await expect(menu.getByRole('button', { name: 'ERP' })).toHaveAttribute('aria-expanded', 'false')
  await expect(collapse).toBeVisible()
  await leave(page)
  await signIn(page, 'doctor')
  await page.goto('/tr')
  await expect(expand).toBeVisible()
})

test('below 1200 px the menu is a drawer, from 1200 px on it is beside the page (F-N08)', async ({ page, signIn }) => {
  await signIn(page, 'doctor')
  await page.setViewportSize({ width: 1199, height: 800 })
  await page.goto('/tr')
  const { menu, drawer, openMenu } = shell(page)
  await expect(openMenu).toBeVisible()
  await expect(menu).toBeHidden()
  await openMenu.click()
  await expect(drawer).toBeVisible()
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0)
  expect((await drawer.boundingBox())?.width).toBeCloseTo(260, 0)
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(openMenu).toBeFocused()

  await openMenu.click()
  await page.mouse.click(900, 400)
  await expect(drawer).toBeHidden()

  await openMenu.click()
  await drawer.getByRole('link', { name: 'Takvim' }).click()
  await expect(page).toHaveURL('/tr/takvim')
  await expect(drawer).toBeHidden()

  await openMenu.click()
  await expect(drawer).toBeVisible()
  await page.setViewportSize({ width: 1200, height: 800 })
  await expect(drawer).toBeHidden()
  await expect(openMenu).toBeHidden()
  await expect(menu).toBeVisible()
})

import { expectAccessible } from '../support/accessibility'
import { expect, test } from '../support/test'
import { idleFor, JUMPING_CLOCK, openWithClock, lockScreen } from '../support/lock-screen'

test.beforeEach(({ allow }) => allow(JUMPING_CLOCK))

for (const language of ['tr', 'en'] as const) {
  test(`the lock screen is accessible in ${language}, with an error and during a lockout, at every width (F-P01)`, async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'doctor')
    await openWithClock(page, `/${language}`)
    await idleFor(page, 16)
    const screenLock = lockScreen(page, language)
    await expect(screenLock.boxes.first()).toBeFocused()
    await expectAccessible(page)
    for (const width of [1024, 390, 320]) {
      await page.setViewportSize({ width, height: 700 })
      expect(await screenLock.cover.evaluate((cover) => cover.scrollWidth - cover.clientWidth)).toBe(0)
      const sizes = await screenLock.boxes.evaluateAll((boxes) =>
        boxes.map((box) => [box.clientWidth, box.clientHeight]).flat(),
      )
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
    }
    await screenLock.enter('1111')
    await expect(screenLock.error).not.toBeEmpty()
    await expectAccessible(page)
    for (let tries = 0; tries < 4; tries += 1) {
      await screenLock.enter('1111')
      await expect(screenLock.boxes.first()).toHaveValue('')
    }
    await expect(screenLock.boxes.first()).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(page)
  })
}

import { expectAccessible } from '../support/accessibility'
import { callOf, fakeDevices, MEDIA, prepare } from '../support/call'
import type { Language } from '../support/shell'
import { prefer } from '../support/shell'
import { expect, test } from '../support/test'

// Denied, so that the permission errors are checked too.
test.use({ launchOptions: fakeDevices('deny') })

for (const { language, mode } of [
  { language: 'tr', mode: 'light' },
  { language: 'en', mode: 'dark' },
] satisfies { language: Language; mode: string }[]) {
  test(`pre-join screen, permission dialog, call and minimised window are accessible, in ${language} and ${mode} (F-P01)`, async ({
    page,
    signIn,
    sandbox,
  }) => {
    await signIn(page, 'doctor')
    await prefer(page, { mode })
    await prepare(page)
    const { room } = await sandbox.openRoom('İrem Yıldız')
    const call = callOf(page, language)
    await page.goto(`/${language}?room=${room}`)

    const dialog = page.getByRole('dialog', { name: call.texts.permission.title })
    await expect(dialog).toBeVisible(MEDIA)
    await expect(dialog.getByText(call.texts.permission.steps.chromium[1])).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: call.texts.permission.retry }).click()
    await expect(dialog, 'still denied').toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    await expect(call.preJoin.getByText(call.texts.deviceErrors.denied, { exact: true }).first()).toBeVisible()
    await expectAccessible(page)

    await call.join.click()
    await expect(call.label(call.texts.labels.ongoing)).toBeVisible(MEDIA)
    await expectAccessible(page)
    await page.getByRole('button', { name: call.texts.controls.devices }).click()
    await expect(page.getByRole('combobox', { name: call.texts.preJoin.camera })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await call.minimise.click()
    await expect(call.window).toHaveAttribute('data-layout-variant', 'minimised')
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectAccessible(page)
  })
}

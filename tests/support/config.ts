import type { Page } from '@playwright/test'

export const withConfig = (page: Page, changes: object) =>
  page.route('**/config.json', async (route) => {
    const config: object = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, ...changes } })
  })

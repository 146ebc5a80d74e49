import { expect, type Page } from '@playwright/test'
import type { SandboxControl } from '../sandbox-control'

/** Waits until the portals are connected: events sent earlier would be lost. */
export async function waitForLiveConnections({ emit }: SandboxControl, portals = 1): Promise<void> {
  await expect.poll(() => emit('test:ping', null), { intervals: [50] }).toBeGreaterThanOrEqual(portals)
}

export async function openPortal(page: Page, sandbox: SandboxControl, path: string, portals = 1): Promise<void> {
  await page.goto(path)
  await waitForLiveConnections(sandbox, portals)
}

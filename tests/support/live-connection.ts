import { expect } from '@playwright/test'
import type { SandboxControl } from './sandbox-control'

/** Settles once so many portals hear what the platform tells: what is told earlier, nobody hears. */
export async function waitForLiveConnections({ emit }: SandboxControl, portals = 1): Promise<void> {
  await expect.poll(() => emit('test:is-anybody-there', null)).toBeGreaterThanOrEqual(portals)
}

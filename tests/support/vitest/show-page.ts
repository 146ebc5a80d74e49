import { allSettled, type Scope } from 'effector'
import { locationChanged, locationRendered } from '@/shared/routes'

/** Fires the events of a navigation whose page React has committed. */
export async function showPage(address: string, scope: Scope): Promise<void> {
  const { pathname, search, hash } = new URL(address, 'https://portal.example')
  const params = { pathname, search, hash }
  await Promise.all([allSettled(locationChanged, { scope, params }), allSettled(locationRendered, { scope, params })])
}

import type { AccessContext } from '@/shared/routes'
import { lazyView } from '@/shared/ui/lazy'

const GoToHint = lazyView(async () => (await import('./GoToScreens')).GoToHint, { prefetch: 'low' })
export const GoToList = lazyView(async () => (await import('./GoToScreens')).GoToList, { prefetch: 'low' })

export function GoToHintSlot({ access }: { access: AccessContext }) {
  return GoToHint.useIsLoaded() ? <GoToHint access={access} /> : null
}

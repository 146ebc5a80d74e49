import '@/features/send-transactions'
import { createEffect, createStore, sample } from 'effector'
import { $isSwitchBlocked, $isSwitching, switchFailed } from '@/features/switch-clinic'
import { reloadPage } from '@/shared/browser'
import { liveEvents } from '@/shared/realtime'

const reloadPageFx = createEffect(reloadPage)

const settingChanged = liveEvents['companies:settings_transactions']
const $isReloadPending = createStore(false).on(settingChanged, () => true)

/**
 * The transactions setting decides over menu and screens: as specified, the page starts anew, whoever switched it. Not in
 * the middle of a clinic switch, which platform and browser would come out of in two clinics; that ends in a new page by
 * itself, or fails. Nor while a ticket is on its way, which a new page would cut off.
 */
sample({
  clock: [settingChanged, switchFailed, $isSwitchBlocked],
  source: { isDue: $isReloadPending, isSwitching: $isSwitching, isBlocked: $isSwitchBlocked },
  filter: ({ isDue, isSwitching, isBlocked }) => isDue && !isSwitching && !isBlocked,
  fn: () => {},
  target: reloadPageFx,
})

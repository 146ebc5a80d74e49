import '@/features/send-transactions'
import { createEffect, createStore, sample } from 'effector'
import { $isSwitchBlocked, $isSwitching, switchFailed } from '@/features/switch-clinic'
import { reloadPage } from '@/shared/browser'
import { liveEvents } from '@/shared/realtime'

const reloadPageFx = createEffect(reloadPage)

const settingChanged = liveEvents['companies:settings_transactions']
const $isReloadPending = createStore(false).on(settingChanged, () => true)

/**
 * Menu and screens change, so the specification asks for a reload. It waits for a clinic switch, which would leave
 * cookie and platform in different clinics, and for a ticket upload, which would be aborted.
 */
sample({
  clock: [settingChanged, switchFailed, $isSwitchBlocked],
  source: { isPending: $isReloadPending, isSwitching: $isSwitching, isBlocked: $isSwitchBlocked },
  filter: ({ isPending, isSwitching, isBlocked }) => isPending && !isSwitching && !isBlocked,
  fn: () => {},
  target: reloadPageFx,
})

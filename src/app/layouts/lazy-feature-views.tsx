import { useUnit } from 'effector-react'
import type { ComponentType } from 'react'
import { $areFeaturesRequested } from '@/shared/lifecycle'
import { lazyView } from '@/shared/ui/lazy'

type FeatureViews = typeof import('./feature-views')

/** Renders nothing until the browser is idle after the first screen and the chunk is loaded. */
function featureView(name: keyof FeatureViews, options: Parameters<typeof lazyView>[1]): ComponentType {
  const View = lazyView(async () => (await import('./feature-views'))[name], options)
  return function FeatureView() {
    const areRequested = useUnit($areFeaturesRequested)
    return areRequested ? <View /> : null
  }
}

const SILENT = { isSilent: true }

/** Shows the failure if the chunk cannot be loaded. */
export const PageNotices = featureView('PageNotices', { placeholder: false })
export const Overlays = featureView('Overlays', SILENT)
export const HelpButton = featureView('HelpButton', SILENT)
export const ConnectionIndicator = featureView('ConnectionIndicator', SILENT)
export const CallSlot = featureView('CallSlot', SILENT)

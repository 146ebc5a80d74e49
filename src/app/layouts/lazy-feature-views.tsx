import { useUnit } from 'effector-react'
import type { ComponentType } from 'react'
import { PaletteSkeleton } from '@/features/search-patients'
import { nextTask } from '@/shared/browser'
import { i18n, isLanguage, loadLanguage, otherLanguage } from '@/shared/i18n'
import { $canLoadFeatures } from '@/shared/lifecycle'
import { lazyView } from '@/shared/ui/lazy'

type FeatureViews = typeof import('./feature-views')

/** The chunk in parts, one task each: evaluated and rendered at once they would block a slow machine. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackChunkName: "features", webpackExports: [] */ '@/app/wiring/features/patients'),
  () => import(/* webpackChunkName: "features", webpackExports: [] */ '@/app/wiring/features/call'),
  () => import(/* webpackChunkName: "features", webpackExports: [] */ '@/app/wiring/features/clinic-switch'),
  () => import(/* webpackChunkName: "features", webpackExports: [] */ '@/app/wiring/features/live'),
  () => import(/* webpackChunkName: "features", webpackExports: [] */ './feature-views'),
]

async function loadFeatures(): Promise<FeatureViews> {
  for (const loadPart of PARTS) {
    await loadPart()
    await nextTask()
  }
  return import(/* webpackChunkName: "features" */ './feature-views')
}

/** Renders nothing until the browser is idle after the first screen and the chunk is loaded. */
function featureView(name: keyof FeatureViews, options: Parameters<typeof lazyView>[1]): ComponentType {
  const View = lazyView(async () => (await loadFeatures())[name], options)
  return function FeatureView() {
    const canLoad = useUnit($canLoadFeatures)
    return canLoad ? <View /> : null
  }
}

const SILENT = { isSilent: true }

/** Not silent: shows the failure if the chunk cannot be loaded. */
export const PageNoticesSlot = featureView('PageNotices', { placeholder: null })
export const OverlaysSlot = featureView('Overlays', SILENT)
export const HelpButtonSlot = featureView('HelpButton', SILENT)
export const ConnectionIndicatorSlot = featureView('ConnectionIndicator', SILENT)
export const PatientSiteItemSlot = featureView('PatientSiteItem', SILENT)
export const VideoCallSlot = featureView('VideoCall', SILENT)

/**
 * The palette may be opened before the browser is idle: then the features are loaded with it, because they do what its
 * actions request. The texts of the other language are loaded too, because pages are found by both names.
 */
export const PaletteContentSlot = lazyView(
  async () => {
    const [{ PaletteContent }] = await Promise.all([
      import(/* webpackChunkName: "features" */ './PaletteContent'),
      loadFeatures(),
      loadOtherTexts(),
    ])
    return PaletteContent
  },
  {
    placeholder: <PaletteSkeleton />,
    failedTitle: (t) => t('search:loadFailed'),
    failedText: (t) => t('search:loadFailedHint'),
    prefetch: 'high',
  },
)

async function loadOtherTexts(): Promise<void> {
  if (!isLanguage(i18n.language)) return
  try {
    await loadLanguage(otherLanguage(i18n.language))
  } catch {
    // Without them pages are only found by their name in the current language.
  }
}

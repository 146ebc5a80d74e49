import { lazyView } from '@/shared/ui/lazy'

/** The first screen does not need it. */
export const PinPrompt = lazyView(
  async () => (await import(/* webpackChunkName: "panels" */ './PinPrompt')).PinPrompt,
  {
    failedTitle: (t) => t('pin:loadFailed'),
    prefetch: 'medium',
  },
)

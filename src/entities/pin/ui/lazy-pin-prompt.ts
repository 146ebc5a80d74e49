import { lazyView } from '@/shared/ui/lazy'

export const PinPromptSlot = lazyView(
  async () => (await import(/* webpackChunkName: "panels" */ './PinPrompt')).PinPrompt,
  {
    failedTitle: (t) => t('pin:loadFailed'),
    prefetch: 'medium',
  },
)

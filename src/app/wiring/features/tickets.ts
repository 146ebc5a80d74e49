import { sample } from 'effector'
import { $hasUserChanged, previousUserCleared, userChanged } from '@/entities/user'
import { ticketFormRequested } from '@/features/browse-help'
import { ticketDataCleared, ticketRequested } from '@/features/create-ticket'
import { $areFeaturesReady, featuresReady } from '@/shared/lifecycle'

sample({ clock: ticketFormRequested, target: ticketRequested })

/**
 * Deletes draft and tickets of the previous user once the features are loaded. The tab belongs to the current user only
 * after that: if the page is reloaded before, the change of user must be found again.
 */
sample({
  clock: [userChanged, featuresReady],
  source: { hasChanged: $hasUserChanged, areReady: $areFeaturesReady },
  filter: ({ hasChanged, areReady }) => hasChanged && areReady,
  target: [ticketDataCleared, previousUserCleared],
})

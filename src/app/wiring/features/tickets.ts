import { sample } from 'effector'
import { $hasUserChanged, previousUserCleared, userChanged } from '@/entities/user'
import { ticketFormRequested } from '@/features/browse-help'
import { ticketDataCleared, ticketRequested } from '@/features/create-ticket'
import { $areFeaturesReady, featuresReady } from '@/shared/lifecycle'

sample({ clock: ticketFormRequested, target: ticketRequested })

/**
 * Draft and tickets belong to the previous user; features that are loaded later delete them then. Only after that is the tab
 * the tab of this user: a reload in between must find the previous one.
 */
sample({
  clock: [userChanged, featuresReady],
  source: { hasChanged: $hasUserChanged, areReady: $areFeaturesReady },
  filter: ({ hasChanged, areReady }) => hasChanged && areReady,
  target: [ticketDataCleared, previousUserCleared],
})

import { sample } from 'effector'
import { or } from 'patronum'
import { $hasPendingChanges } from '@/entities/notification'
import { $isSubmittingTicket } from '@/features/create-ticket'
import { switchBlockedChanged } from '@/features/switch-clinic'

/** A clinic switch reloads the page, so it waits until pending writes have reached the platform. */
sample({ clock: or($isSubmittingTicket, $hasPendingChanges), target: switchBlockedChanged })

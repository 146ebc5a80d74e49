import { sample } from 'effector'
import { or } from 'patronum'
import { $hasPendingChanges } from '@/entities/notification'
import { $isSubmittingTicket } from '@/features/create-ticket'
import { switchBlockedChanged } from '@/features/switch-clinic'

/** What the doctor has sent in one clinic gets there before the page begins anew in another one. */
sample({ clock: or($isSubmittingTicket, $hasPendingChanges), target: switchBlockedChanged })

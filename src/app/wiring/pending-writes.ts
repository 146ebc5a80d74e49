import { sample } from 'effector'
import { or } from 'patronum'
import { $isChangeOnItsWay } from '@/entities/notification'
import { $isSendingTicket } from '@/features/create-ticket'
import { switchHeld } from '@/features/switch-clinic'

/** What the doctor has sent in one clinic gets there before the page begins anew in another one. */
sample({ clock: or($isSendingTicket, $isChangeOnItsWay), target: switchHeld })

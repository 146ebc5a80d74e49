import { sample } from 'effector'
import { ticketFormRequested } from '@/features/browse-help'
import { ticketRequested } from '@/features/create-ticket'

sample({ clock: ticketFormRequested, target: ticketRequested })

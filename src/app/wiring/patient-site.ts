import { sample } from 'effector'
import { offerRequested } from '@/features/visit-patient-site'
import { screenFilled } from './screen-ready'

/** Whether the patient site is offered is asked when the doctor has everything else, long before the menu opens. */
sample({ clock: screenFilled, target: offerRequested })

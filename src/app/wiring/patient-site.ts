import { sample } from 'effector'
import { availabilityCheckRequested } from '@/features/visit-patient-site'
import { screenReady } from './screen-ready'

/** Whether the patient site is offered is asked when the doctor has everything else, long before the menu opens. */
sample({ clock: screenReady, target: availabilityCheckRequested })

import { sample } from 'effector'
import { availabilityCheckRequested } from '@/features/visit-patient-site'
import { screenReady } from './screen-ready'

sample({ clock: screenReady, target: availabilityCheckRequested })

import { sample } from 'effector'
import { focusMainTask } from '@/shared/lifecycle'
import { screenChanged } from '@/shared/routes'

sample({ clock: screenChanged, target: focusMainTask })

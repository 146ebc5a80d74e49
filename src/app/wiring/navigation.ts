import { sample } from 'effector'
import { focusMainFx } from '@/shared/lifecycle'
import { screenChanged } from '@/shared/routes'

sample({ clock: screenChanged, target: focusMainFx })

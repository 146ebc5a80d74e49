import { sample } from 'effector'
import { fieldDataRequested, reconnected } from '@/features/report-field-data'
import { callReconnected } from '@/features/video-call'
import { screenReady } from '@/shared/lifecycle'
import { liveReconnected } from '@/shared/realtime'

sample({ clock: screenReady, target: fieldDataRequested })
sample({ clock: liveReconnected, fn: () => 'live' as const, target: reconnected })
sample({ clock: callReconnected, fn: () => 'call' as const, target: reconnected })

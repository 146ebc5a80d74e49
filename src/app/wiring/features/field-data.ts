import { sample } from 'effector'
import { reconnected } from '@/features/report-field-data'
import { callReconnected } from '@/features/video-call'
import { liveReconnected } from '@/shared/realtime'

sample({ clock: liveReconnected, fn: () => 'live' as const, target: reconnected })
sample({ clock: callReconnected, fn: () => 'call' as const, target: reconnected })

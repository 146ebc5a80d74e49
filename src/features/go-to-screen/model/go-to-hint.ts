import { createStore, sample } from 'effector'
import { debounce } from '@/shared/lib/effector'
import { $isPending, firstKeyPressed } from './go-to-keys'

/** Users who know the letter see no hint. */
const HINT_DELAY_MS = 500

export const $isHintShown = createStore(false)

sample({ clock: debounce(firstKeyPressed, HINT_DELAY_MS), source: $isPending, target: $isHintShown })
sample({ clock: $isPending, filter: (isPending) => !isPending, target: $isHintShown })

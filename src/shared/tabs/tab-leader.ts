import { attach, createEvent, createStore, sample, scopeBind, type Store } from 'effector'
import { queueForTabMutex, type ReleaseTabMutex } from '@/shared/browser'
import { currentAndUpdates } from '@/shared/lifecycle'

/**
 * Elects one leader among the tabs in which `$isCandidate` is true; the others wait until it stops being one or is closed.
 * By a mutex, because storage written by a tab may reach the others too late for them to see who was first.
 */
export function createTabLeader(name: string, $isCandidate: Store<boolean>) {
  const elected = createEvent()
  const $isLeader = createStore(false).on(elected, () => true)
  const $release = createStore<ReleaseTabMutex | null>(null, { serialize: 'ignore' })
  const queueFx = attach({
    source: $release,
    effect: (release, isQueued: boolean) => {
      release?.()
      return isQueued ? queueForTabMutex(name, scopeBind(elected)) : null
    },
  })
  /** `queueFx` releases the mutex, also when a leader queues again. */
  $isLeader.reset(queueFx)
  sample({ clock: currentAndUpdates($isCandidate), target: queueFx })
  sample({ clock: queueFx.doneData, target: $release })
  return { $isLeader, elected }
}

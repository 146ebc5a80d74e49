import '@/app/styles/index.css'
import { nextTask } from '@/shared/browser'
import { preloadRoute } from './preload-route'

/**
 * The portal's parts, each of which sets itself up when it is imported. All of them are in the first bundle; one after the
 * other, with the browser's turn in between, they hold nobody up (docs/decisions/0030-the-start-in-parts.md).
 */
const STARTUP_MODULES: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/shared/api'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/features/review-notifications'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/features/switch-clinic'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/features/video-call'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/features/create-ticket'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/features/review-reminders'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/app/wiring'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/app/layouts'),
]

async function start(container: HTMLElement): Promise<void> {
  // Asked for from inside of the bundle's own run, the first file would have the browser look through all of it once more.
  await nextTask()
  preloadRoute()
  for (const part of STARTUP_MODULES) {
    await nextTask()
    await part()
  }
  await nextTask()
  const { startPortal } = await import(/* webpackMode: "eager" */ './bootstrap')
  await startPortal(container)
}

void start(document.getElementById('root') as HTMLElement)

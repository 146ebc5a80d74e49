import '@/app/styles/index.css'
import { nextTask } from '@/shared/browser'
import { withRetries } from '@/shared/lifecycle'
import { preloadRoute } from './preload-route'

declare global {
  interface Window {
    /** Once it is true, the script in `index.html` does not reload the page any more. */
    portalIsRunning?: true
  }
}

window.portalIsRunning = true

/** Modules of the first bundle. Yielding to the browser between them keeps every task short (decision 0030). */
const STARTUP_MODULES: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/shared/api'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/app/wiring'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@/app/layouts'),
]

__webpack_chunk_load__ = withRetries(__webpack_chunk_load__)

async function start(container: HTMLElement): Promise<void> {
  // No request while the bundle is evaluated: the developer tools would parse it again (decision 0030).
  await nextTask()
  preloadRoute()
  for (const loadModule of STARTUP_MODULES) {
    await nextTask()
    await loadModule()
  }
  await nextTask()
  const { startPortal } = await import(/* webpackMode: "eager" */ './bootstrap')
  await startPortal(container)
}

void start(document.getElementById('root') as HTMLElement)

import '@testing-library/jest-dom/vitest'
import { onlineManager } from '@tanstack/react-query'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { resetLazyCode } from '@/shared/ui/lazy/lazy-code'
import { resetPopovers, installPopover } from './popover'

// Enables React's warnings about updates outside of `act`.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

configure({ asyncUtilTimeout: 10_000 })

// happy-dom has no layout: virtual lists take the height of the page, which fits the rows of most tests.
Object.defineProperty(document.documentElement, 'clientHeight', { value: 200 })

// happy-dom does not support popovers, which menus and tooltips use.
beforeAll(installPopover)
afterEach(resetPopovers)

afterEach(() => {
  cleanup()
  resetLazyCode()
  // Test files share libraries and their state (decision 0073). After cleanup, so that no view loads its queries again.
  onlineManager.setOnline(true)
})

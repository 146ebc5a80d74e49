import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { forgetPopovers, installPopover } from './popover'

// React warns about updates outside of `act` only where it is told that this is a test.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// Names and roles are what a doctor and a screen reader get; a test that finds nothing should say so quickly.
configure({ asyncUtilTimeout: 2000 })

// happy-dom has no popovers, which our menus and tooltips are.
installPopover()
afterEach(forgetPopovers)

afterEach(cleanup)

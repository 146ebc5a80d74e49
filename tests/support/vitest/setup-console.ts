// Unexpected console errors and warnings fail the test.
import { afterEach, beforeEach } from 'vitest'
import { listenToConsole, settleConsole } from './console'

beforeEach(listenToConsole)
afterEach(settleConsole)

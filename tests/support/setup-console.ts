// A warning that nobody reads is a defect that nobody fixes: an unexpected one fails the test it comes from.
import { afterEach, beforeEach } from 'vitest'
import { listenToConsole, settleConsole } from './console'

beforeEach(listenToConsole)
afterEach(settleConsole)

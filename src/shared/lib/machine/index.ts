export { type Change, createMachine, type InStatus, type Transitions } from './machine'

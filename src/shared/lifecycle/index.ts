export { appStarted } from './app-started'
export { isChunkLoadFailure, recoverFromChunkFailure } from './chunk-recovery'
export { $minute, $today } from './today'

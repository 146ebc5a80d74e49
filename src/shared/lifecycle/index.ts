export { appStarted } from './app-started'
export { ChunkLoadFailure, onLoadable, withRetries } from './chunk-loading'
export { $minute, $today } from './today'
export { reloadForNewVersion } from './version-reload'

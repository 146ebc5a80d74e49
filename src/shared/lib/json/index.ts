export { isRecord } from './is-record'
export { readStoredJson, validEntries, validItems } from './stored-json'

import { createEvent, createStore, sample } from 'effector'
import { type SessionEnd, sessionEnded } from '@/shared/auth'

/** Whose marks count. While it is not known yet who reads, nothing is shown that may be marked otherwise. */
export type Reader = { status: 'unknown' } | { status: 'awaited' } | { status: 'known'; uuid: string }

const UNKNOWN: Reader = { status: 'unknown' }

// What happened
/** Somebody is finding out who is signed in. */
export const readerAwaited = createEvent()
export const readerRecognized = createEvent<string>()
/** It could not be found out: what is marked now lasts as long as the page. */
export const readerNotRecognized = createEvent()
/** With the session, the marks of its doctor leave the tab. */
export const readerLeft = createEvent<{ reader: Reader; end: SessionEnd }>()

// State
export const $reader = createStore<Reader>(UNKNOWN)
  .on(readerAwaited, (reader) => (reader.status === 'known' ? reader : { status: 'awaited' as const }))
  .on(readerNotRecognized, (reader) => (reader.status === 'known' ? reader : UNKNOWN))
  .on(readerLeft, () => UNKNOWN)
export const $isReaderAwaited = $reader.map(({ status }) => status === 'awaited')

// Flow
sample({ clock: sessionEnded, source: $reader, fn: (reader, end) => ({ reader, end }), target: readerLeft })

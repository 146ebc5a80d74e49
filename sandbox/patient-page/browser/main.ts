import { createCall } from './call.ts'
import { type CallState, NOT_JOINED } from './call-state.ts'
import { byId, videoById } from './dom.ts'
import { type Language, textsOf } from './texts.ts'
import { createView } from './view.ts'

const query = new URLSearchParams(location.search)
const language: Language = query.get('lang') === 'en' ? 'en' : 'tr'
const texts = textsOf(language)
const room = query.get('room') ?? ''

const response = await fetch(`/sandbox/rooms/${encodeURIComponent(room)}`)
const participant = response.ok ? (await response.json()).participant : ''
const name = query.get('name')?.trim() || participant

const remote = new MediaStream()
const view = createView(texts, name)
let state: CallState = response.ok ? NOT_JOINED : { ...NOT_JOINED, status: 'noRoom' }

const call = createCall({
  room,
  name,
  remote,
  onChange(next) {
    state = next
    view(state)
  },
  onLocalStream(stream) {
    videoById('local-video').srcObject = stream
  },
})

document.documentElement.lang = language
document.title = texts.title
byId('title').textContent = texts.title
videoById('remote-video').srcObject = remote

const otherLanguage: Language = language === 'tr' ? 'en' : 'tr'
query.set('lang', otherLanguage)
const languageLink = byId('other-language')
languageLink.setAttribute('href', `?${query}`)
languageLink.setAttribute('lang', otherLanguage)
languageLink.textContent = texts.otherLanguage

const onPress = (id: string, pressed: () => unknown): void => byId(id).addEventListener('click', () => void pressed())
onPress('join', () => call.join())
onPress('microphone', () => call.toggleLocal('audio'))
onPress('camera', () => call.toggleLocal('video'))
onPress('simulate-disconnect', () => (state.status === 'away' ? call.rejoin() : call.simulateDisconnect()))
onPress('leave', () => call.leave())

view(state)

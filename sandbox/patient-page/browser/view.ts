import { type CallState, isMediaOff } from './call-state.ts'
import { byId } from './dom.ts'
import type { Texts } from './texts.ts'

const show = (id: string, isShown: boolean): void => void byId(id).toggleAttribute('hidden', !isShown)
const write = (id: string, text: string): void => {
  // Setting the same text again would make screen readers announce it again.
  if (byId(id).textContent !== text) byId(id).textContent = text
}

export const createView = (texts: Texts, localName: string) => {
  const statusText = ({ status, reason, peer, sends }: CallState): string => {
    switch (status) {
      case 'inside':
        if (sends.audio === null && sends.video === null) return texts.withoutDevices
        return peer ? texts.talking : texts.waiting
      case 'failed':
        if (reason === 'room is full') return texts.full
        return reason === 'server error' ? texts.serverFailed : texts.failed(reason)
      case 'outside':
      case 'entering':
      case 'reconnecting':
      case 'away':
      case 'left':
      case 'noRoom':
        return texts[status]
    }
  }

  const peerText = ({ peer }: CallState): string => {
    if (!peer) return ''
    if (peer.isLost) return texts.peerLost
    return [isMediaOff(peer, 'audio') && texts.peerMicrophoneOff, isMediaOff(peer, 'video') && texts.peerCameraOff]
      .filter(Boolean)
      .join(', ')
  }

  write('local-name', texts.local(localName))

  const render = (state: CallState): void => {
    const { status, peer, sends } = state
    const isIn = ['inside', 'reconnecting', 'entering'].includes(status)
    write('status', statusText(state))

    const seesPeer = peer !== null && !peer.isLost && peer.receives.video?.isMediaOff === false
    show('remote-video-frame', seesPeer)
    write('remote-cover', peer && !seesPeer ? initialsOf(peer.name) : '')
    write('peer-name', peer?.name ?? (isIn ? texts.nobody : ''))
    write('peer-state', peerText(state))
    show('peer', isIn)

    show('join', !isIn && status !== 'away')
    byId('join').toggleAttribute('disabled', status === 'noRoom')
    write('join', status === 'outside' || status === 'noRoom' ? texts.join : texts.joinAgain)
    // The link loads another page, which would end the call.
    show('other-language', !isIn && status !== 'away')
    show('local', sends.video !== null)
    show('microphone', isIn && sends.audio !== null)
    write('microphone', sends.audio === 'on' ? texts.microphoneOff : texts.microphoneOn)
    show('camera', isIn && sends.video !== null)
    write('camera', sends.video === 'on' ? texts.cameraOff : texts.cameraOn)
    show('simulate-disconnect', isIn || status === 'away')
    write('simulate-disconnect', status === 'away' ? texts.rejoin : texts.simulateDisconnect)
    show('leave', isIn)
    write('leave', texts.leave)
  }

  return (state: CallState): void => {
    const focused = document.activeElement
    render(state)
    // A hidden button loses the focus: move it to the status.
    if (focused instanceof HTMLButtonElement && focused.hidden) byId('status').focus()
  }
}

const initialsOf = (name: string): string =>
  name
    .replace(/^Dr\.\s*/, '')
    .split(' ')
    .map(([initial = '']) => initial)
    .join('')
    .slice(0, 2)

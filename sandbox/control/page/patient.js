// The patient's side of a consultation room: who is there. Sound and picture need a media engine in the platform.
import { byId } from './dom.js'

/** Served by the platform's own Socket.IO, hence known to no type checker by its address. */
const SOCKET_IO_CLIENT = '/socket.io/socket.io.esm.min.js'
const { io } = /** @type {typeof import('socket.io-client')} */ (await import(SOCKET_IO_CLIENT))

const say = (/** @type {string} */ text) => void (byId('state').textContent = text)
const showPeer = (/** @type {string | null} */ name) => void (byId('peer-name').textContent = name ?? '—')
const leaveButton = byId('leave')

const roomId = new URLSearchParams(location.search).get('room') ?? ''
const response = await fetch(`/sandbox/rooms/${encodeURIComponent(roomId)}`)

if (response.ok) enter(await response.json())
else say('Böyle bir oda yok. Bağlantıyı klinikten yeniden isteyin.')

/** @param {{ participant: string }} room */
function enter({ participant }) {
  const socket = io({ path: '/telemedicine/socket.io/', query: { userName: participant } })
  let hasJoined = false
  byId('own-name').textContent = participant

  const join = async () => {
    const answer = await socket.emitWithAck('join-room', { roomId, isReconnection: hasJoined })
    hasJoined ||= answer.success
    leaveButton.toggleAttribute('disabled', !answer.success)
    say(answer.success ? 'Odadasınız.' : `Odaya girilemedi: ${answer.error}`)
  }
  const leave = async () => {
    await socket.emitWithAck('leave-room', {})
    socket.disconnect()
    showPeer(null)
    leaveButton.toggleAttribute('disabled', true)
    say('Odadan ayrıldınız. Bu sayfayı kapatabilirsiniz.')
  }

  socket.on('connect', () => void join())
  socket.on('disconnect', () => say('Bağlantı koptu, yeniden bağlanılıyor…'))
  socket.on('connect_error', () => say('Bağlanılamıyor, yeniden denenecek…'))
  socket.on('peer-joined', ({ userName }) => showPeer(userName))
  socket.on('peer-disconnected', ({ userName }) => showPeer(`${userName} (bağlantısı koptu)`))
  socket.on('peer-left', () => showPeer(null))
  leaveButton.addEventListener('click', () => void leave())
}

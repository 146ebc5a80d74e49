import { expect, test } from 'vitest'
import { consumerId, offered, producerId, receiving, userName, withPeer } from './support/consultation-states.ts'
import { string } from './support/matchers.ts'
import { hear } from './support/signaling-exchange.ts'

test.each([
  { operation: 'onPeerJoined', event: 'peer-joined', given: withPeer, told: 'enters' },
  {
    operation: 'onPeerLeft',
    event: 'peer-left',
    given: [...withPeer, ['the other participant leaves the room']],
    told: 'leaves',
  },
  {
    operation: 'onPeerDisconnected',
    event: 'peer-disconnected',
    given: [...withPeer, ['the other participant loses the connection']],
    told: 'loses the connection',
  },
] as const)('the name of the other participant comes along when the other one $told', async ({ told, ...tell }) => {
  const heard = await hear({ ...tell, receiving: `the other participant ${told}`, payload: { userName } })
  expect(heard).toEqual({ userName })
})

test('a picture of the other participant is offered', async () => {
  const heard = await hear({
    operation: 'onNewProducer',
    event: 'new-producer',
    given: offered,
    receiving: 'the other participant sends picture',
    payload: { producerId: string(producerId), kind: 'video' },
  })
  expect(heard).toEqual({ producerId, kind: 'video' })
})

test.each([
  { operation: 'onProducerPaused', event: 'producer-paused', state: 'the other participant switches the picture off' },
  {
    operation: 'onProducerResumed',
    event: 'producer-resumed',
    state: 'the other participant switches the picture on again',
  },
] as const)('$state', async ({ state, ...tell }) => {
  const heard = await hear({ ...tell, given: [...receiving, [state]], receiving: state, payload: { kind: 'video' } })
  expect(heard).toEqual({ kind: 'video' })
})

test('a picture that is no longer sent is told by the id of its consumer', async () => {
  const heard = await hear({
    operation: 'onConsumerClosed',
    event: 'consumer-closed',
    given: [...receiving, ['the other participant stops sending picture']],
    receiving: 'the other participant stops sending picture',
    payload: { consumerId: string(consumerId) },
  })
  expect(heard).toEqual({ consumerId })
})

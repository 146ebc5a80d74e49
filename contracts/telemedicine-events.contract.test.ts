import { expect, test } from 'vitest'
import { consumerId, offered, producerId, receiving, userName, withPeer } from './support/consultation-states.ts'
import { string } from './support/matchers.ts'
import { eventExchange } from './support/signaling-exchange.ts'

test.each([
  { operation: 'onPeerJoined', event: 'peer-joined', given: withPeer, callbackLog: 'enters' },
  {
    operation: 'onPeerLeft',
    event: 'peer-left',
    given: [...withPeer, ['the other participant leaves the room']],
    callbackLog: 'leaves',
  },
  {
    operation: 'onPeerDisconnected',
    event: 'peer-disconnected',
    given: [...withPeer, ['the other participant loses the connection']],
    callbackLog: 'loses the connection',
  },
] as const)(
  'the name of the other participant comes along when the other one $told',
  async ({ callbackLog, ...emit }) => {
    const received = await eventExchange({
      ...emit,
      receiving: `the other participant ${callbackLog}`,
      payload: { userName },
    })
    expect(received).toEqual({ userName })
  },
)

test('a picture of the other participant is offered', async () => {
  const received = await eventExchange({
    operation: 'onNewProducer',
    event: 'new-producer',
    given: offered,
    receiving: 'the other participant sends picture',
    payload: { producerId: string(producerId), kind: 'video' },
  })
  expect(received).toEqual({ producerId, kind: 'video' })
})

test.each([
  { operation: 'onProducerPaused', event: 'producer-paused', state: 'the other participant switches the picture off' },
  {
    operation: 'onProducerResumed',
    event: 'producer-resumed',
    state: 'the other participant switches the picture on again',
  },
] as const)('$state', async ({ state, ...emit }) => {
  const received = await eventExchange({
    ...emit,
    given: [...receiving, [state]],
    receiving: state,
    payload: { kind: 'video' },
  })
  expect(received).toEqual({ kind: 'video' })
})

test('a picture that is no longer sent is told by the id of its consumer', async () => {
  const received = await eventExchange({
    operation: 'onConsumerClosed',
    event: 'consumer-closed',
    given: [...receiving, ['the other participant stops sending picture']],
    receiving: 'the other participant stops sending picture',
    payload: { consumerId: string(consumerId) },
  })
  expect(received).toEqual({ consumerId })
})

export {
  $isReloadPending,
  $isSendingTransactions,
  sendingBlockedChanged,
  sendTransactionsFx,
  transactionsChanged,
} from './model/transactions'

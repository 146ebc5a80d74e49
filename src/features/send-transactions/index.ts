export { $isSendingTransactions, sendingBlockedChanged, sendTransactionsFx } from './model/transactions'

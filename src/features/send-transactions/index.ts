export { $isSendingTransactions, sendingBlockedChanged } from './model/transactions'

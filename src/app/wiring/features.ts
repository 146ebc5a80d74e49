// Loaded after the first screen. Facts of before, such as the first address, are caught up with at `featuresReady`.
import './patients'
import './call'
import './clinic-switch'
import './live'
import './reminders'
import './commands'
import './field-data'
import './previous-user'
